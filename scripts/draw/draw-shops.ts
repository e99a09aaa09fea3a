import { access, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { pictureFrom } from "./scene/picture";
import { recipeFrom } from "./scene/recipe";

/*
 * Draws the pictures of the demo shops: `tsx scripts/draw/draw-shops.ts [shop] [part of a file name] [--all]`.
 * Pictures that exist are kept unless --all is given. A row that cannot be drawn is named and the rest goes on.
 */

const HERE = fileURLToPath(new URL(".", import.meta.url));
const SHOPS = join(HERE, "../../shops");
const WEBP = { effort: 5, smartSubsample: true } as const;
const QUALITIES = [80, 72, 64, 56, 48] as const;
const BYTES_PER_PIXEL = 0.03;

type Row = Readonly<Record<string, string>>;

async function rowsOf(code: string): Promise<Row[]> {
  return parse(await readFile(join(HERE, "pictures", `${code}.csv`), "utf8"), {
    columns: true,
    skip_empty_lines: true,
  });
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Draws one row and gives the size of its file in bytes; a parameter nothing reads is refused. */
async function drawRow(row: Row, path: string): Promise<number> {
  const { svg, unused } = pictureFrom(recipeFrom(row));
  if (unused.length > 0) throw new Error(unused.join("; "));
  const picture = sharp(Buffer.from(svg));
  const { width = 1, height = 1 } = await picture.metadata();
  // Fine weaves are the one thing that makes a picture heavy: they give up quality until it fits.
  let bytes = 0;
  for (const quality of QUALITIES) {
    const image = await picture
      .clone()
      .webp({ ...WEBP, quality })
      .toBuffer();
    bytes = image.length;
    await writeFile(path, image);
    if (bytes <= width * height * BYTES_PER_PIXEL) break;
  }
  return bytes;
}

/** Draws the pictures of one shop whose file name contains `only`; gives the number of rows that failed. */
async function drawShop(code: string, { only, all }: { only: string; all: boolean }): Promise<number> {
  const folder = join(SHOPS, code, "images");
  await mkdir(folder, { recursive: true });
  const rows = await rowsOf(code);
  let [bytes, kept, failed] = [0, 0, 0];
  for (const [index, row] of rows.entries()) {
    const path = join(folder, row.file ?? "");
    if (!row.file?.includes(only) || (!all && (await exists(path)))) {
      kept += 1;
      continue;
    }
    try {
      bytes += await drawRow(row, path);
    } catch (error) {
      failed += 1;
      process.stderr.write(
        `\n${code}.csv row ${index + 2}, ${row.file}: ${error instanceof Error ? error.message : error}\n`,
      );
    }
    process.stdout.write(
      `\r${code}: ${index + 1} of ${rows.length} pictures, ${Math.round(bytes / 1024)} KB`,
    );
  }
  process.stdout.write(`\r${code}: ${rows.length - kept - failed} drawn, ${kept} kept, ${failed} failed\n`);
  return failed;
}

const { values, positionals } = parseArgs({
  options: { all: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [wanted, only = ""] = positionals;
const codes = (await readdir(join(HERE, "pictures"))).map((file) => file.replace(/\.csv$/, "")).sort();
let failed = 0;
for (const code of codes.filter((known) => !wanted || known === wanted)) {
  failed += await drawShop(code, { only, all: values.all });
}
process.exitCode = failed === 0 ? 0 : 1;
