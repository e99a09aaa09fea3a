// Turns rendered PNGs into the shops' WebP files: node to-webp.mjs FROM_FOLDER TO_FOLDER [NAME ...]
// Each is as good as 120 KB allow; the server makes AVIF and smaller sizes of it.
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const LIMIT = 120_000;
const BEST = 94;
const WORST = 60;

const [from, to, ...names] = process.argv.slice(2);
const files = (await readdir(from)).filter((file) => file.endsWith(".png"));
for (const file of files) {
  const name = path.basename(file, ".png");
  if (names.length > 0 && !names.includes(name)) continue;
  const source = await sharp(path.join(from, file)).toBuffer();
  let quality = BEST;
  let picture = await sharp(source).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  while (picture.length > LIMIT && quality > WORST) {
    quality -= 4;
    picture = await sharp(source).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  }
  if (picture.length > LIMIT) throw new Error(`${name} is larger than ${LIMIT} bytes at quality ${quality}.`);
  await writeFile(path.join(to, `${name}.webp`), picture);
  console.log(`${name}.webp: ${Math.round(picture.length / 1000)} KB, quality ${quality}`);
}
