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

// The name of the app stays over Flutter's first frames (which are empty, then an English "Working...") until the first
// screen is there. A screen is a message of some size; what comes before it is small.
const uncover = (() => {
  const SCREEN = 2000; // bytes
  const PATIENCE = 3000; // ms from the first message, whatever comes
  const FRAMES = 150; // ms that Flutter takes to paint what it was sent
  let waiting = 0;
  const remove = () => document.getElementById("loading")?.remove();
  return (size) => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(remove, size >= SCREEN ? FRAMES : PATIENCE);
    return size >= SCREEN;
  };
})();

// A window that lost its server says so, and comes back to the truth by itself. Flet's client puts an empty page over
// the table as soon as it hears of a lost socket, tries again ever more seldom (after 0.5, 1, 2, 4 … seconds, without
// end), and cannot know that a silent network has gone. So the server is asked for a sign of life, at once where it is
// silent after a tap; the client hears of the loss only when the server answers again, and until then the table stays
// in view and takes no taps; and a window that is still cut off then is loaded anew. Its session, where the server still
// has it, and its address survive that. A server that was started anew knows nothing of the window:
// Flet's client would take up its old controls under new names, and wait in vain for what the device keeps.
(() => {
  const CALM = 3000; // ms between two questions while all is well
  const SILENT = 1200; // ms after which a server that says nothing to a tap, or to a question, is taken for lost
  const CUT = 700; // ms between two questions while the server does not answer
  const ANSWER = 6000; // ms within which the server has to answer
  const GRACE = 1500; // ms that Flet's client has to come back by itself
  const TEXTS = {
    ja: "接続が切れました。つながりしだい、いまの卓に戻ります…",
    en: "Connection lost. This window returns to the table as soon as it can…",
  };
  let socket = null;
  let timer = 0;
  let silences = 0; // how many questions in a row the server did not answer
  let suspect = null; // the socket that looked open all that time
  let life = null; // which start of the server this page was loaded from
  let backSince = 0; // when the server answered again while the socket was still shut
  let expecting = 0; // the timer of a message that was sent and not answered yet
  let untold = []; // what Flet's client is to hear once the server answers again

  const is = (state) => socket !== null && socket.readyState === state;
  const isOpen = () => is(WebSocket.OPEN);

  const language = () => {
    const chosen = document.documentElement.lang || navigator.language;
    return chosen.startsWith("ja") ? "ja" : "en";
  };

  const tell = () => {
    const waiting = untold;
    untold = [];
    waiting.forEach((deliver) => deliver());
  };

  const show = (lost) => {
    document.getElementById("cut").hidden = !lost;
    const line = document.getElementById("connection");
    if (line.hidden === lost) {
      line.textContent = lost ? TEXTS[language()] : "";
      line.hidden = !lost;
    }
  };

  const answers = async () => {
    const late = window.setTimeout(() => show(true), SILENT);
    try {
      const options = { cache: "no-store", signal: AbortSignal.timeout(ANSWER) };
      const answer = await fetch("/api/health", options);
      const said = await answer.json();
      if (life !== null && said.life !== life) {
        window.location.reload();
        await new Promise(() => {}); // nothing more is done here
      }
      life = said.life;
      return answer.ok;
    } catch {
      return false;
    } finally {
      window.clearTimeout(late);
    }
  };

  const look = async () => {
    window.clearTimeout(timer);
    if (!document.hidden) {
      if (!(await answers())) {
        silences += 1;
        suspect = isOpen() ? socket : suspect;
        backSince = 0;
      } else {
        if (silences > 1 && isOpen() && socket === suspect) {
          // The server may have given this one up long ago: let Flet's client make a new one.
          socket.close();
        }
        silences = 0;
        suspect = null;
        tell();
        if (is(WebSocket.CLOSED)) {
          backSince ||= Date.now();
          if (Date.now() - backSince > GRACE) {
            window.location.reload();
            return;
          }
        } else {
          backSince = 0;
        }
      }
      show(silences > 0 || !isOpen());
    }
    window.clearTimeout(timer);
    timer = window.setTimeout(look, silences > 0 || !isOpen() ? CUT : CALM);
  };

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      socket = this;
      const uncovering = (event) => {
        if (uncover(event.data.byteLength ?? event.data.size ?? 0)) {
          this.removeEventListener("message", uncovering);
        }
      };
      this.addEventListener("message", uncovering);
      this.addEventListener("message", () => window.clearTimeout(expecting));
      this.addEventListener("open", look);
      super.addEventListener("close", () => {
        if (socket === this) {
          uncover(Infinity);
          show(true);
          look();
        }
      });
    }

    addEventListener(type, handler, ...more) {
      const delayed = (event) => untold.push(() => handler(event));
      super.addEventListener(type, type === "close" || type === "error" ? delayed : handler, ...more);
    }

    send(message) {
      super.send(message);
      window.clearTimeout(expecting);
      expecting = window.setTimeout(look, SILENT);
    }
  };
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  document.addEventListener("visibilitychange", look);
})();
