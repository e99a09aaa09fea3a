// @public

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatProductRows } from "~/models/catalogue/rows/format-product-rows";
import { folderFile } from "~/models/files/folder-marks";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { formatCsv } from "~/models/platform/text/csv-text";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { readCatalogue } from "../catalogue/read-catalogue.server";
import { questionRecords } from "../conversations/questions/question-records.server";
import { requireConfirmed } from "../shops/records/require-confirmed.server";
import { readFolderId } from "./apply/read-shop-folder.server";
import type { ShopFilesContext } from "./files-context.server";
import { exportCategories } from "./folders/export/export-categories.server";
import { exportContent } from "./folders/export/export-content.server";
import { exportOptionSets } from "./folders/export/export-option-sets.server";
import { exportReviews } from "./folders/export/export-reviews.server";
import {
  clearFolder,
  copyPictures,
  exportedRecord,
  jsonFileText,
  shopFileOf,
  textFilesOf,
  writeTextFiles,
} from "./folders/export/exported-files.server";
import { type ExportedProducts, markExport } from "./folders/export/mark-export.server";
import { textsFolder } from "./folders/formats/text-files.server";
import { nameDownloads } from "./folders/pictures/name-downloads.server";
import { namePictures } from "./folders/pictures/name-pictures.server";

/** Written anew, so that nothing of an earlier export stays behind. */
const parts = [
  "products.csv",
  "redirects.csv",
  "options.json",
  "reviews.json",
  "questions.json",
  "templates",
  "widgets",
  "menus",
  textsFolder,
  "images",
  "downloads",
];

/**
 * Writes a shop as a folder of files (docs/shop-folder.md); applying it changes nothing. Pictures are named
 * by their content, since the names they came with are not kept. Secrets of the settings stay in the shop.
 * The shop knows from then on what the folder holds (rule shop-folders-6).
 * @param folder absolute path; new, empty, or a shop's folder, which is written over
 * @returns how many products and variations, and pictures, were written
 * @throws AppError `confirm_first` (rule staff-14), `conflict` when the folder holds something else
 */
export async function exportShopFolder(
  ctx: ShopFilesContext,
  folder: string,
  onProgress: OnProgress,
): Promise<{ products: number; pictures: number }> {
  authorize(await ctx.actor(), "view", shopSubject("setting", ctx.shop));
  await requireConfirmed(ctx);
  const isKnown = existsSync(join(folder, "shop.json"));
  const id = isKnown ? ((await readFolderId(folder)) ?? "") : randomUUID();
  await clearFolder(folder, "shop.json", parts);
  // What is marked is what was read, whatever changes meanwhile.
  return ctx.db.transaction(
    async (tx) => {
      const inner = { ...ctx, db: tx };
      const written = await writeShopFolder(inner, folder, id, onProgress);
      await markExport(inner, id, written.products);
      return { products: written.products.entries.length, pictures: written.pictures };
    },
    { isolationLevel: "repeatable read" },
  );
}

async function writeShopFolder(
  ctx: ShopFilesContext,
  folder: string,
  id: string,
  onProgress: OnProgress,
): Promise<{ products: ExportedProducts; pictures: number }> {
  const pictures = await namePictures(ctx, ctx.shop.code);
  const downloads = nameDownloads(ctx.fileStore);
  const entries = (await readCatalogue(ctx))
    .filter(({ isArchived }) => !isArchived)
    .map(({ entry }) => entry);
  const records = entries.map((entry) => exportedRecord(entry, pictures, downloads));
  const files = await exportContent(ctx, pictures);
  files.set("shop.json", jsonFileText(pictures.inContent(shopFileOf(ctx))));
  for (const [file, text] of textFilesOf(ctx)) files.set(file, text);
  if (id !== "") files.set(folderFile, jsonFileText({ id }));
  files.set("categories.json", jsonFileText(await exportCategories(ctx, pictures)));
  const optionSets = await exportOptionSets(ctx, pictures);
  if (optionSets.length > 0) files.set("options.json", jsonFileText(optionSets));
  const reviews = await exportReviews(ctx, pictures);
  if (reviews.length > 0) files.set("reviews.json", jsonFileText(reviews));
  const questions = [...(await questionRecords.readAll(ctx)).values()];
  if (questions.length > 0) files.set("questions.json", jsonFileText(questions));
  const cells = formatProductRows(records, ctx.tenant.currency, ctx.now().toISOString());
  if (records.length > 0) files.set("products.csv", formatCsv(cells));
  await writeTextFiles(folder, files);
  await copyPictures(ctx, ctx.shop.code, folder, [...pictures.named], onProgress);
  await downloads.copyTo(folder);
  return { products: { cells, entries }, pictures: pictures.named.size };
}
