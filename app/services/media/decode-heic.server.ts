import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { maxPixels } from "./make-picture.server";

/** Longest time the decoding of a photo may take, ms. A photo of 12 megapixels takes 1 to 4 s. */
const limitMs = 8_000;
/** Most memory the decoder may take, bytes: 40 megapixels need 400 MB. */
const maxMemoryBytes = 512 * 1024 * 1024;

/** Pixels of a picture, row by row: red, green, blue and opacity, a byte each. */
export type RawPicture = { data: Uint8Array; width: number; height: number };

/** The code of the thread: it decodes one photo, as it is seen, and answers with its pixels. */
const decoding = `
const { parentPort, workerData } = require("node:worker_threads");
const { library, bytes, maxPixels, maxMemoryBytes } = workerData;
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > maxMemoryBytes) throw new RangeError("too much memory");
  return grow.call(this, pages);
};
const libheif = require(library);
Promise.resolve(libheif.ready).then(() => {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) throw new Error("too many pixels");
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (shown) => {
    if (!shown) throw new Error("undecodable");
    parentPort.postMessage({ data, width, height }, [data.buffer]);
  });
});
`;

/**
 * Decodes a HEIC in a thread of its own, which is ended afterwards: the decoder is WebAssembly and would hold the process
 * for seconds, and its memory is never given back. Time, memory and pixels are limited (rule reviews-4).
 * @throws Error if it is damaged, has more than 40 megapixels, or takes too long
 */
export function decodeHeic(bytes: Uint8Array, timeMs = limitMs): Promise<RawPicture> {
  // Loaded in the thread alone; the path is found here, because code given as a text looks in the working directory.
  const library = createRequire(import.meta.url).resolve("libheif-js/wasm-bundle");
  const worker = new Worker(decoding, {
    ...{ eval: true, execArgv: [], env: {}, stdout: true, stderr: true },
    workerData: { library, bytes, maxPixels, maxMemoryBytes },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<RawPicture>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the decoder stopped")));
    timer = setTimeout(() => reject(new Error("the photo takes too long")), timeMs);
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
