// Draws an SVG from standard input to a PNG: labels and prints. node label.mjs OUT.png < label.svg
import { text } from "node:stream/consumers";
import sharp from "sharp";

const [out] = process.argv.slice(2);
await sharp(Buffer.from(await text(process.stdin)), { density: 144 })
  .png()
  .toFile(out);
