// What needs the browser's own eye and pen: codes in a picture, a smaller picture, a picture of a canvas.
import { prepareZXingModule, readBarcodes } from "./zxing/reader/index.js";

prepareZXingModule({
  overrides: { locateFile: (name) => new URL(`./zxing/${name}`, import.meta.url).href },
});

const LEAST = 21; // the modules of the smallest QR code

// A picture's pixels, upright; null for what is none.
const decoded = async (picture) => {
  try {
    return await createImageBitmap(new Blob([picture.toJs()]), { imageOrientation: "from-image" });
  } catch {
    return null;
  }
};

const drawn = (picture, side) => {
  const share = Math.min(1, side / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((pixels) => Math.max(1, Math.round(pixels * share)));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.fillStyle = "#ffffff"; // under what is transparent: a JPEG would have it black
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return canvas;
};

const bytes = async (canvas, how) => new Uint8Array(await (await canvas.convertToBlob(how)).arrayBuffer());

// The texts of all QR codes in a picture, as JSON: {codes}, {large: true}, or {} for no picture. sides: how many pixels
// across it is looked at, until something is found (moiré and blur of a photographed screen vanish in a smaller one).
export async function codes(picture, mostPixels, sides) {
  const seen = await decoded(picture);
  if (seen === null) return "{}";
  if (seen.width * seen.height > mostPixels) return '{"large": true}';
  for (const side of sides.toJs()) {
    const canvas = drawn(seen, side);
    if (Math.min(canvas.width, canvas.height) < LEAST) continue;
    const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pixels, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 16 });
    const texts = found.filter((code) => code.isValid).map((code) => code.text);
    if (texts.length) return JSON.stringify({ codes: texts });
  }
  return '{"codes": []}';
}

// A picture at most so many pixels a side, as a JPEG; undefined for what is none or has too many.
export async function smaller(picture, mostPixels, side) {
  const seen = await decoded(picture);
  if (seen === null || seen.width * seen.height > mostPixels) return undefined;
  return bytes(drawn(seen, side), { type: "image/jpeg", quality: 0.72 });
}

// A canvas to draw on, once the faces that a text needs are there. fonts: as CSS says them, each family a file's name.
let faces = null;
export async function canvas(width, height, plain, heavy, sign, text) {
  faces ??= fetch(new URL("./faces.json", import.meta.url)).then(async (answer) => {
    for (const [family, file] of Object.entries(await answer.json())) {
      self.fonts.add(new FontFace(family, `url("${new URL(`./assets/fonts/${file}`, import.meta.url).href}")`));
    }
  });
  await faces;
  await Promise.all([plain, heavy, sign].map((font) => self.fonts.load(font, text).catch(() => [])));
  return new OffscreenCanvas(width, height).getContext("2d");
}

export const png = (context) => bytes(context.canvas, { type: "image/png" });
