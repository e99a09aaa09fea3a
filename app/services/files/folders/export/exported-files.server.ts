import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { ProductRecord } from "~/models/catalogue/product/product-record";
import type { ShopFile } from "~/models/files/folders/shop-file";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { privateMode, writeWholeFile } from "../../../platform/file-store/write-whole-file.server";
import { originalsOf } from "../../../platform/media/media-path.server";
import type { ShopFilesContext } from "../../files-context.server";
import { copyOwn } from "../apply/copy-own.server";
import { textFile } from "../formats/text-files.server";
import type { DownloadNames } from "../pictures/name-downloads.server";
import type { PictureNames } from "../pictures/name-pictures.server";

/**
 * Makes a folder ready to be written: one that is there loses the given parts.
 * @param head the file by which an earlier export is known
 * @throws AppError `conflict` when the folder holds something else
 */
export async function clearFolder(folder: string, head: string, parts: readonly string[]): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.length > 0 && !names.includes(head))
    throw new AppError("conflict", `${folder} holds something other than a shop: name a new folder`);
  for (const part of parts) await rm(join(folder, part), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** A shop as its shop.json says it. */
export function shopFileOf({ shop }: ShopFilesContext): ShopFile {
  const {
    id: _id,
    tenant,
    sellerId: _seller,
    isSellerActive: _sells,
    secretNames,
    frontendStatus,
    ...same
  } = shop;
  return {
    ...same,
    currency: tenant.currency,
    // Texts have files of their own.
    settings: { ...shop.settings, texts: { own: {} } },
    frontend_status: frontendStatus,
    type: shop.type,
  };
}

/** An owner's texts as their files say them, a file each language. */
export const textFilesOf = ({ shop }: ShopFilesContext): [file: string, text: string][] =>
  Object.entries(shop.settings.texts.own).map(([tag, texts]) => [textFile(tag), jsonFileText(texts)]);

/** A stored product as files say it, its pictures and files by their names. */
export function exportedRecord(
  { position: _position, ...entry }: CatalogueEntry,
  pictures: PictureNames,
  downloads: DownloadNames,
): ProductRecord {
  const images = entry.images.flatMap(({ url, alt }) => {
    const source = pictures.nameOf(url);
    return source === null ? [] : [{ source, alt }];
  });
  return { ...entry, images, downloads: downloads.inFiles(entry.downloads), line: 0 };
}

/** Copies pictures into the images of a folder. @param code whose they are: a shop's, or a marketplace's */
export async function copyPictures(
  { fileStore }: ShopFilesContext,
  code: string,
  folder: string,
  names: string[],
  onProgress: OnProgress,
): Promise<void> {
  await mkdir(join(folder, "images"), { recursive: true });
  for (const [index, name] of names.entries()) {
    await copyOwn(fileStore, originalsOf(code) + name, join(folder, "images", name));
    onProgress("Pictures", index + 1, names.length);
  }
}

/**
 * Writes the text files of an export for its user alone: names, prices and accounts are no one else's
 * business.
 */
export async function writeTextFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) await writeWholeFile(join(folder, file), text, privateMode);
}

/** A value as the text of a JSON file. */
export function jsonFileText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
