import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { AppError } from "~/models/platform/error/app-error";
import { isProductsFile } from "../../../../files/is-products-file.server";
import { isShopFolder } from "./shop-folder-in.server";

/** A file of products and the folder of what it names, as an archive had them (rule hosting-8). */
export type GoodsFolder = { file: string; imagesFolder: string };

/** How deep such a file may lie, folders. */
const deepest = 3;
/** Files of columns that are looked at: a folder of more is no shop of one file. */
const mostFiles = 20;

/**
 * The one file of products of an unpacked archive that is no shop's folder: a CSV with pictures beside or
 * below it, as a person puts them together.
 * @returns null for a shop's or marketplace's folder
 * @throws AppError `invalid` for none or several
 */
export async function goodsFolderIn(unpacked: string): Promise<GoodsFolder | null> {
  if (await isShopFolder(unpacked)) return null;
  const files = await csvFilesIn(unpacked, deepest);
  if (files.length > mostFiles)
    throw new AppError("invalid", `The ZIP has ${files.length} CSV files: leave the one of products in it.`);
  const goods: string[] = [];
  for (const file of files) if (await isProductsFile(file)) goods.push(file);
  const [file] = goods;
  if (file && goods.length === 1) return { file, imagesFolder: unpacked };
  const names = goods.map((one) => basename(one)).join(", ");
  throw new AppError(
    "invalid",
    file
      ? `The ZIP has ${goods.length} files of products (${names}): leave one in it.`
      : "The ZIP has no shop.json, as an exported folder has, and no CSV file of products.",
  );
}

async function csvFilesIn(folder: string, deep: number): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && /\.csv$/i.test(entry.name)) found.push(path);
    if (entry.isDirectory() && deep > 1) found.push(...(await csvFilesIn(path, deep - 1)));
  }
  return found.toSorted();
}
