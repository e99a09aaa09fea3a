// Decodes and encodes pictures for a server, in a process of its own that the server limits and kills (rule
// pictures-6). Plain JavaScript that imports nothing of the product: the server's bundle, development and
// tests start this file.
import { createRequire } from "node:module";
import sharp from "sharp";

// Each picture is decoded once: unpacked ones kept for later would take 50 MB for nothing.
sharp.cache(false);

/** A process that holds more than this afterwards takes no other task: WebAssembly gives no memory back. */
const mostKeptBytes = 256 * 1024 * 1024;

/** What a task asks for, by its kind; each answers with the bytes of a picture. */
const tasks = {
  /** A shopper's photo as it is seen, smaller, without metadata. */
  async rewrite({ bytes, isHeic, maxPixels, maxSidePx, maxHeicBytes }) {
    const photo = isHeic
      ? await openHeic(bytes, { maxPixels, maxHeicBytes })
      : sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
    return photo
      .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  },

  /** What a picture is and how large, as JSON; one that is not too large is decoded, so that it is whole. */
  async inspect({ bytes, maxPixels }) {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height <= maxPixels)
      await sharp(bytes, { limitInputPixels: maxPixels }).resize(16).toBuffer();
    return Buffer.from(JSON.stringify({ format, width, height }));
  },

  /**
   * A stored picture narrower, never wider, in a format browsers show. An animation becomes its first frame.
   */
  make({ original, widthPx, format, maxPixels }) {
    const narrower = sharp(original, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: widthPx, withoutEnlargement: true });
    if (format === "avif") return narrower.avif({ quality: 65, effort: 3 }).toBuffer();
    if (format === "webp") return narrower.webp({ quality: 85 }).toBuffer();
    // JPEG has no transparency: without a ground, clear parts would turn black.
    return narrower.flatten({ background: "#ffffff" }).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
  },
};

/**
 * The photo in a HEIC as it is seen. sharp comes without a decoder of it, so libheif does it, as WebAssembly.
 */
async function openHeic(bytes, { maxPixels, maxHeicBytes }) {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > maxHeicBytes) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
  const libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle");
  await libheif.ready;
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) throw new Error("too many pixels");
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise((resolve, reject) => {
    image.display({ data, width, height }, (shown) =>
      shown ? resolve(undefined) : reject(new Error("undecodable")),
    );
  });
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels });
}

process.on("message", async (task) => {
  const answer = await tasks[task.kind](task).then(
    (bytes) => ({ bytes }),
    (error) => ({ problem: String(error?.message ?? error) }),
  );
  process.send({ ...answer, isLast: process.memoryUsage.rss() > mostKeptBytes });
});

// The server ended. An orderly exit would wait for threads that decode, however long that takes.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// A signal to all of a group or terminal is for the server: what it finishes may need this process.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});

process.send({ isReady: true });
