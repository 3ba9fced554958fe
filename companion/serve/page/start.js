"use strict";
// Read by Flet's client when it starts: everything comes from this server, nothing from elsewhere.
window.flet = {
  pyodide: false,
  multiView: false,
  noCdn: true,
  webRenderer: "auto",
  routeUrlStrategy: "path",
  entrypointBaseUrl: "/",
  assetBase: "/",
  canvasKitBaseUrl: "/canvaskit/",
  fontFallbackBaseUrl: "assets/fonts/",
  webSocketEndpoint: "/ws",
};
window.flet.flutterAppLoaded = new Promise((resolve) => {
  window.flet.flutterAppResolve = resolve;
});

// WebKit brings a page back from its cache with a Flutter that never draws again.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && navigator.vendor.startsWith("Apple")) {
    window.location.reload();
  }
});

// A window that lost its server says so, and comes back to the truth by itself. Flet's client tries again ever more
// seldom (after 0.5, 1, 2, 4 … seconds, without end), and cannot know that a silent network has gone: so the server
// is asked for a sign of life, and once it answers again, a window that is still cut off is loaded anew. Its session,
// where the server still has it, and its address survive that.
(() => {
  const CALM = 5000; // ms between two questions while all is well
  const CUT = 1000; // ms between two questions while the server does not answer
  const ANSWER = 4000; // ms within which the server has to answer
  const GRACE = 2500; // ms that Flet's client has to come back by itself
  const TEXTS = {
    ja: "接続が切れました。つながりしだい、いまの卓に戻ります…",
    en: "Connection lost. This window returns to the table as soon as it can…",
  };
  let socket = null;
  let timer = 0;
  let silent = false; // the server did not answer, though the socket may still look open
  let backSince = 0;

  const isOpen = () => socket !== null && socket.readyState === WebSocket.OPEN;

  const language = () => {
    const chosen = document.documentElement.lang || navigator.language;
    return chosen.startsWith("ja") ? "ja" : "en";
  };

  const show = (lost) => {
    const line = document.getElementById("connection");
    if (line.hidden === lost) {
      line.textContent = lost ? TEXTS[language()] : "";
      line.hidden = !lost;
    }
  };

  const answers = async () => {
    try {
      const options = { cache: "no-store", signal: AbortSignal.timeout(ANSWER) };
      return (await fetch("/api/health", options)).ok;
    } catch {
      return false;
    }
  };

  const look = async () => {
    window.clearTimeout(timer);
    if (!document.hidden) {
      const alive = await answers();
      if (!alive) {
        silent = true;
        backSince = 0;
      } else if (silent && isOpen()) {
        // The server may have given this socket up long ago.
        socket.close();
      }
      if (alive) {
        silent = false;
        if (isOpen()) {
          backSince = 0;
        } else {
          backSince ||= Date.now();
          if (Date.now() - backSince > GRACE) {
            window.location.reload();
            return;
          }
        }
      }
      show(!alive || !isOpen());
    }
    window.clearTimeout(timer);
    timer = window.setTimeout(look, silent || !isOpen() ? CUT : CALM);
  };

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      socket = this;
      this.addEventListener("open", look);
      this.addEventListener("close", () => {
        if (socket === this) {
          show(true);
          look();
        }
      });
    }
  };
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  document.addEventListener("visibilitychange", look);
})();
