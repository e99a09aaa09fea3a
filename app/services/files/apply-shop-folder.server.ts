import type { RowMessage } from "~/models/catalogue/product-record";
import type { FileMessage } from "~/models/files/apply-summary";
import { type ApplySummary, addCounts, hasChanges } from "~/models/files/apply-summary";
import { deliveryNames } from "~/models/files/folders/delivery-notes";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { announceChange, WHOLE_SHOP } from "../shops/announce-change.server";
import type { FilesContext } from "./files-context.server";
import { applyCategories } from "./folders/apply-categories.server";
import { applyContent } from "./folders/apply-content.server";
import { applyOptionSets, removeOptionSets } from "./folders/apply-option-sets.server";
import { applyProducts } from "./folders/apply-products.server";
import { applyQuestions } from "./folders/apply-questions.server";
import { applyReviews } from "./folders/apply-reviews.server";
import { deliveryRowNotes } from "./folders/delivery-row-notes.server";
import { findDownloads } from "./folders/find-downloads.server";
import { findPictures } from "./folders/find-pictures.server";
import { filesOfRow, findRowFiles } from "./folders/find-row-files.server";
import { keepFound } from "./folders/keep-found.server";
import { requireColumns } from "./folders/parse-products.server";
import { finishProducts, readProductRows } from "./folders/read-products.server";
import { saveStorefront } from "./folders/save-storefront.server";
import { secretsAfter, shopSettingsMessages } from "./folders/settings-file-messages.server";
import { slugsOfSkus } from "./folders/slugs-of-skus.server";
import { storeFolderPictures } from "./folders/store-folder-pictures.server";
import { type Decide, inShopTransaction } from "./in-shop-transaction.server";
import type { ShopFolder } from "./read-shop-folder.server";

/**
 * Makes the database equal to a shop's folder, in one transaction: products the folder does not name are
 * archived, all else it does not name is removed, what it names already is left alone, so a second apply
 * changes nothing. Product rows that are wrong are refused one by one, and what is stored under their SKUs
 * stays.
 * @param decide whether the changes shall stay; without it they do
 * @throws AppError when another file is wrong or a domain is taken; then nothing is written
 */
export async function applyShopFolder(
  base: FilesContext,
  folder: ShopFolder,
  onProgress: OnProgress,
  decide?: Decide,
): Promise<ApplySummary> {
  const { shop, categories, products } = folder;
  const place = { dataDir: base.dataDir, shopCode: shop.code };
  const pictures = await findPictures(place, folder.imagesFolder);
  const finders = { pictures, downloads: await findDownloads(place, folder.downloadsFolder) };
  if (products) requireColumns(products.header, "inside");
  const pictured = await storeFolderPictures(folder, pictures);
  await findRowFiles((products?.rows ?? []).map(filesOfRow), finders, onProgress);
  return inShopTransaction(
    base,
    shop.code,
    async (inside) => {
      const saved = await saveStorefront(inside, folder, pictured.settings);
      const rows = await readProductRows(saved.ctx, products, { mode: "replace", offers: "inside" });
      const { prepared, refused, notes, keepSkus } = await finishProducts(rows, finders);
      const staying = new Set([
        ...categories.map(({ slug }) => slug),
        ...prepared.flatMap(({ entry }) => entry.slug ?? []),
        ...(await slugsOfSkus(saved.ctx, [...keepSkus])),
      ]);
      const content = await applyContent(saved.ctx, pictured.content, staying);
      const tree = await applyCategories(saved.ctx, categories, pictured.images, "replace");
      const options = await applyOptionSets(saved.ctx, pictured.optionSets);
      const goods = await applyProducts(saved.ctx, prepared, { mode: "replace", keepSkus }, onProgress);
      const unused = await removeOptionSets(saved.ctx, pictured.optionSets);
      const rated = await applyReviews(saved.ctx, folder.reviews, pictured.images);
      const asked = await applyQuestions(saved.ctx, folder.questions);
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

function inProducts(messages: RowMessage[]): FileMessage[] {
  return messages.map((message) => ({ file: "products.csv", ...message })).sort((a, b) => a.line - b.line);
}
