import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "~/models/error/app-error";
import type { CatalogueEntry } from "~/models/shop-folder/catalogue-entry";
import { formatCsv } from "~/models/shop-folder/csv-text";
import { formatProductRows } from "~/models/shop-folder/format-product-rows";
import type { ProductRecord } from "~/models/shop-folder/product-record";
import type { ShopFile } from "~/models/shop-folder/shop-file";
import { originalsFolder } from "../media/media-path.server";
import { writeWholeFile } from "../media/write-whole-file.server";
import { exportCategories } from "./export-categories.server";
import { exportContent } from "./export-content.server";
import type { OnProgress, ShopFilesContext } from "./files-context.server";
import { namePictures, type PictureNames } from "./name-pictures.server";
import { readCatalogue } from "./read-catalogue.server";

/** Written anew, so that nothing of an earlier export stays behind. */
const parts = ["products.csv", "templates", "widgets", "menus", "images"];

/**
 * Writes a shop as a folder of files (docs/shop-folder.md); applying it changes nothing. Pictures are named by their
 * content, since the names they came with are not kept. Secrets of the settings stay in the shop.
 * @param folder absolute path; new, empty, or a shop's folder, which is written over
 * @returns how many products and variations, and pictures, were written
 * @throws AppError `conflict` when the folder holds something else
 */
export async function exportShopFolder(
  ctx: ShopFilesContext,
  folder: string,
  onProgress: OnProgress,
): Promise<{ products: number; pictures: number }> {
  await clearFolder(folder);
  const pictures = await namePictures(ctx);
  const records = (await readCatalogue(ctx)).map(({ entry }) => recordOf(entry, pictures));
  const files = await exportContent(ctx, pictures);
  files.set("shop.json", asJson(pictures.inContent(shopFileOf(ctx))));
  files.set("categories.json", asJson(await exportCategories(ctx, pictures)));
  if (records.length > 0)
    files.set("products.csv", formatCsv(formatProductRows(records, ctx.tenant.currency)));
  for (const [file, text] of files) await writeWholeFile(join(folder, file), text);
  await copyPictures(ctx, folder, [...pictures.named], onProgress);
  return { products: records.length, pictures: pictures.named.size };
}

async function clearFolder(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.length > 0 && !names.includes("shop.json"))
    throw new AppError("conflict", `${folder} holds something other than a shop: name a new folder`);
  for (const part of parts) await rm(join(folder, part), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

function shopFileOf({ shop }: ShopFilesContext): ShopFile {
  const { id: _id, tenant, sellerId: _seller, secretNames: _secrets, frontendStatus, ...same } = shop;
  return {
    ...same,
    currency: tenant.currency,
    settings: shop.settings,
    frontend_status: frontendStatus,
    type: shop.type,
  };
}

function recordOf({ position: _position, ...entry }: CatalogueEntry, pictures: PictureNames): ProductRecord {
  const images = entry.images.flatMap(({ url, alt }) => {
    const source = pictures.nameOf(url);
    return source === null ? [] : [{ source, alt }];
  });
  return { ...entry, images, line: 0 };
}

async function copyPictures(
  ctx: ShopFilesContext,
  folder: string,
  names: string[],
  onProgress: OnProgress,
): Promise<void> {
  await mkdir(join(folder, "images"), { recursive: true });
  for (const [index, name] of names.entries()) {
    await copyFile(join(originalsFolder(ctx.dataDir, ctx.shop.code), name), join(folder, "images", name));
    onProgress("Pictures", index + 1, names.length);
  }
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
