// @public

import type { RowMessage } from "~/models/catalogue/product/product-record";
import type { FileMessage } from "~/models/files/apply-summary";
import {
  type ApplySummary,
  addCounts,
  hasChanges,
  keptNotes,
  unknownFolderNote,
} from "~/models/files/apply-summary";
import { deliveryNames } from "~/models/files/folders/delivery-notes";
import type { ConflictSide } from "~/models/files/three-way";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import type { FilesContext } from "../files-context.server";
import { applyCategories } from "../folders/apply/apply-categories.server";
import { applyContent } from "../folders/apply/apply-content.server";
import { applyQuestions, applyReviews } from "../folders/apply/apply-opinions.server";
import { applyOptionSets, removeOptionSets } from "../folders/apply/apply-option-sets.server";
import { applyProducts } from "../folders/apply/apply-products.server";
import { saveStorefront } from "../folders/apply/save-storefront.server";
import { keepFound, takeRoomForFound } from "../folders/merge/keep-found.server";
import { mergeCategories } from "../folders/merge/merge-categories.server";
import { mergeContent, mergeOptionSets } from "../folders/merge/merge-content.server";
import { mergeFolderProducts } from "../folders/merge/merge-products.server";
import { endMerge, type FolderMerge } from "../folders/merge/merge-records.server";
import { findDownloads } from "../folders/pictures/find-downloads.server";
import { findPictures } from "../folders/pictures/find-pictures.server";
import { type PicturedFolder, storeFolderPictures } from "../folders/pictures/store-folder-pictures.server";
import { deliveryRowNotes } from "../folders/rows/delivery-row-notes.server";
import { filesOfRow, findRowFiles } from "../folders/rows/find-row-files.server";
import { requireColumns } from "../folders/rows/parse-products.server";
import { finishProducts, type ReadProducts, readProductsFile } from "../folders/rows/read-products.server";
import { secretsAfter, shopSettingsMessages } from "../folders/rows/settings-file-messages.server";
import { slugsOfSkus } from "../folders/rows/slugs-of-skus.server";
import { type Decide, inShopTransaction } from "./in-shop-transaction.server";
import type { ShopFolder } from "./read-shop-folder.server";

/**
 * Makes the database what a shop's folder and the shop itself changed since the folder was last applied or
 * exported, in one transaction (rule shop-folders-6): products that the folder no longer names are archived,
 * all else it no longer names is removed, what only the shop changed stays, so a second apply changes
 * nothing. Product rows that are wrong are refused one by one, and what is stored under their SKUs stays.
 * @param decide whether the changes shall stay; without it they do
 * @param side who decides what both changed
 * @throws AppError when another file is wrong, a domain is taken, or both changed the same; then nothing is
 * written
 */
export async function applyShopFolder(
  base: FilesContext,
  folder: ShopFolder,
  onProgress: OnProgress,
  decide?: Decide,
  side: ConflictSide | null = null,
): Promise<ApplySummary> {
  const { shop, products } = folder;
  const place = { fileStore: base.fileStore, shopCode: shop.code };
  const pictures = await findPictures(place, folder.imagesFolder);
  const finders = { pictures, downloads: await findDownloads(place, folder.downloadsFolder) };
  if (products) requireColumns(products.header, "inside");
  const pictured = await storeFolderPictures(folder, pictures);
  await findRowFiles((products?.rows ?? []).map(filesOfRow), finders, onProgress);
  return inShopTransaction(
    base,
    shop.code,
    async (inside) => {
      const { folderId } = folder;
      const saved = await saveStorefront(inside, { folder, folderId, side, settings: pictured.settings });
      const { merge } = saved;
      const rows = await readProductsFile(saved.ctx, products, { mode: "replace", offers: "inside" });
      const read = await finishProducts(rows, finders);
      const { refused, notes, keepSkus } = read;
      const merged = await mergeFolder(merge, { folder, pictured, read });
      const { categories, prepared } = merged;
      const staying = new Set([
        ...categories.placed.map(({ slug }) => slug),
        ...prepared.flatMap(({ entry }) => entry.slug ?? []),
        ...(await slugsOfSkus(saved.ctx, [...keepSkus])),
      ]);
      const content = await applyContent(saved.ctx, merged.content, staying);
      const tree = await applyCategories(saved.ctx, categories.placed, categories.images, "replace");
      const options = await applyOptionSets(saved.ctx, merged.optionSets);
      const goods = await applyProducts(saved.ctx, prepared, { mode: "replace", keepSkus }, onProgress);
      const unused = await removeOptionSets(saved.ctx, merged.optionSets);
      const rated = await applyReviews(saved.ctx, merge, folder.reviews, pictured.images);
      const asked = await applyQuestions(saved.ctx, merge, folder.questions);
      await takeRoomForFound(saved.ctx, finders);
      await endMerge(merge, folderId);
      const secrets = secretsAfter(saved.ctx.shop.secretNames, folder.secrets);
      const summary: ApplySummary = {
        products: goods.products,
        variations: goods.variations,
        others: addCounts(
          saved.counts,
          content.counts,
          tree.counts,
          options.counts,
          unused,
          rated.counts,
          asked.counts,
        ),
        refused: [
          ...content.refused,
          ...tree.refused,
          ...rated.refused,
          ...asked.refused,
          ...inProducts([...refused, ...goods.refused]),
        ],
        notes: [
          ...keptNotes(merge.kept),
          ...(merge.before === null && !saved.isNew ? [unknownFolderNote] : []),
          ...shopSettingsMessages(folder, { ...folder.names, secrets }).notes,
          ...pictured.notes,
          ...deliveryRowNotes(folder, deliveryNames([shop.settings])),
          ...inProducts(notes),
        ],
      };
      // Every page shows something of the shop itself.
      const own = saved.counts.unchanged > 0 ? [] : [WHOLE_SHOP];
      if (hasChanges(summary)) {
        await announceChange(saved.ctx, "shop", [...own, ...content.tags]);
        await announceChange(saved.ctx, "tenant", [
          ...tree.tags,
          ...options.tags,
          ...goods.tags,
          ...rated.tags,
          ...asked.tags,
        ]);
      }
      return summary;
    },
    { decide, keep: keepFound(finders) },
  );
}

/** What a folder and a shop together shall be. */
const mergeFolder = async (
  merge: FolderMerge,
  {
    folder,
    pictured: { content, images, optionSets },
    read,
  }: { folder: ShopFolder; pictured: PicturedFolder; read: ReadProducts },
) => ({
  content: await mergeContent(merge, content),
  categories: await mergeCategories(merge, { placed: folder.categories, images }),
  optionSets: await mergeOptionSets(merge, optionSets),
  prepared: await mergeFolderProducts(merge, folder.products, read),
});

function inProducts(messages: RowMessage[]): FileMessage[] {
  return messages.map((message) => ({ file: "products.csv", ...message })).sort((a, b) => a.line - b.line);
}
