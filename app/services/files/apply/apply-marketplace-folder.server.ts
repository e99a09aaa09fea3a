// @public

import { offerCells } from "~/models/catalogue/offer/offer-cells";
import type { CsvRow, RowMessage } from "~/models/catalogue/product/product-record";
import { keepColumns } from "~/models/catalogue/rows/keep-columns";
import {
  type ApplySummary,
  addCounts,
  type FileMessage,
  hasChanges,
  keptNotes,
  unknownFolderNote,
} from "~/models/files/apply-summary";
import type { ConflictSide } from "~/models/files/three-way";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { SecretName } from "~/models/platform/secret/secret-name";
import { readOffers } from "../../catalogue/offers/read-offers.server";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";
import { applyCategories } from "../folders/apply/apply-categories.server";
import { applyContent } from "../folders/apply/apply-content.server";
import { applyOffersOfSellers } from "../folders/apply/apply-offers-of-sellers.server";
import { applyQuestions, applyReviews } from "../folders/apply/apply-opinions.server";
import { applyOptionSets, removeOptionSets } from "../folders/apply/apply-option-sets.server";
import { applyProducts } from "../folders/apply/apply-products.server";
import { applySellerReviews } from "../folders/apply/apply-seller-reviews.server";
import { saveStorefront } from "../folders/apply/save-storefront.server";
import { saveTenant } from "../folders/apply/save-tenant.server";
import { keepFound, takeRoomForFound } from "../folders/merge/keep-found.server";
import { beginBusinessMerge, mergeBusiness } from "../folders/merge/merge-business.server";
import { mergeCategories } from "../folders/merge/merge-categories.server";
import { mergeContent, mergeOptionSets } from "../folders/merge/merge-content.server";
import { mergeOffers } from "../folders/merge/merge-offers.server";
import { mergeFolderProducts, wareMerge } from "../folders/merge/merge-products.server";
import { endMerge } from "../folders/merge/merge-records.server";
import { findDownloads } from "../folders/pictures/find-downloads.server";
import { findPictures } from "../folders/pictures/find-pictures.server";
import { type PicturedFolder, storeFolderPictures } from "../folders/pictures/store-folder-pictures.server";
import { storeLogos } from "../folders/pictures/store-logos.server";
import { marketplaceDeliveryNotes } from "../folders/rows/delivery-row-notes.server";
import { filesOfRow, findRowFiles } from "../folders/rows/find-row-files.server";
import { requireColumns } from "../folders/rows/parse-products.server";
import { readOfferFile, requireOfferColumns } from "../folders/rows/read-offer-file.server";
import { finishProducts, readProductsFile } from "../folders/rows/read-products.server";
import {
  secretsAfter,
  sellersMessages,
  shopSettingsMessages,
} from "../folders/rows/settings-file-messages.server";
import { slugsOfSkus } from "../folders/rows/slugs-of-skus.server";
import { type Decide, inShopTransaction } from "./in-shop-transaction.server";
import { inShop, type MarketplaceFolder } from "./read-marketplace-folder.server";
import type { ShopFolder } from "./read-shop-folder.server";

/**
 * Makes the database what a marketplace's folder and the marketplace itself changed since the folder was last
 * applied or exported (rule shop-folders-6), in one transaction: the business, its sellers, its catalogue,
 * what each seller offers, and its shops. A second apply changes nothing. Wrong rows of products and offers
 * are refused one by one, and what is stored of them stays. A shop the folder does not name stays, and a
 * seller who left it is closed.
 * @param decide whether the changes shall stay; without it they do
 * @param side who decides what both changed; null refuses it
 * @throws AppError when another file is wrong, a domain is taken, a shop belongs to another business, or both
 * changed the same; then nothing is written
 */
export async function applyMarketplaceFolder(
  base: FilesContext,
  folder: MarketplaceFolder,
  onProgress: OnProgress,
  decide?: Decide,
  side: ConflictSide | null = null,
): Promise<ApplySummary> {
  const { tenant: file } = folder;
  const codeAt = (at: number) => folder.shops[at]?.shop.code ?? "";
  const place = { fileStore: base.fileStore, shopCode: file.code };
  const pictures = await findPictures(place, folder.imagesFolder);
  const finders = { pictures, downloads: await findDownloads(place, folder.downloadsFolder) };
  if (folder.products) requireColumns(folder.products.header, "apart");
  requireOfferColumns(folder);
  const house = folder.sellers.find((seller) => seller.house)?.code ?? "";
  const stores: PicturedFolder[] = [];
  // What belongs to the business as a whole is stored with its first shop.
  const { categories, optionSets, reviews } = folder;
  const common = { categories, optionSets, reviews };
  for (const [at, shop] of folder.shops.entries())
    stores.push(await storeFolderPictures(at === 0 ? { ...shop, ...common } : shop, pictures));
  const sellers = await storeLogos(folder.sellers, pictures);
  await findRowFiles((folder.products?.rows ?? []).map(filesOfRow), finders, onProgress);

  return inShopTransaction(
    base,
    file.code,
    async (inside) => {
      const { folderId } = folder;
      const known = { tenantCode: file.code, folder: folderId, side };
      const named = { file, sellers: sellers.pictured };
      const begun = await beginBusinessMerge(inside, known);
      const wanted = begun ? await mergeBusiness(begun, named) : named;
      const business = await saveTenant(inside, wanted.file, wanted.sellers);
      const saved: Awaited<ReturnType<typeof saveStorefront>>[] = [];
      for (const [at, shop] of folder.shops.entries()) {
        const sellerId = business.sellerIds.get(shop.shop.seller ?? "") ?? business.houseId;
        const settings = stores[at]?.settings ?? shop.shop.settings;
        const owner = { tenant: business.tenant, sellerId };
        const own = notingShop(inside, shop.shop.code);
        saved.push(await saveStorefront(own, { folder: shop, folderId, settings, side }, owner));
      }
      const merge = begun ?? (await beginBusinessMerge(inside, known));
      if (!merge) throw new AppError("invalid", "there is no shop in shops/");
      if (!begun) await mergeBusiness(merge, named);
      const ctx: ShopFilesContext = {
        ...merge.ctx,
        shop: { ...merge.ctx.shop, sellerId: business.houseId },
      };
      const rows = await readProductsFile(ctx, folder.products, { mode: "replace", offers: "apart" });
      const offers = readOfferFile(folder, rows.records, await keepOffers(ctx, business.sellerIds));
      const merged = await mergeOffers(merge, {
        offers: offers.offers,
        rows: folder.offers?.rows ?? [],
        sellers: new Set(folder.sellers.map(({ code }) => code)),
      });
      const ofHouse = merged.get(house);
      const { refused, notes, keepSkus, ...read } = await finishProducts(rows, finders);
      const wares = await mergeFolderProducts(merge, folder.products, { ...read, keepSkus }, wareMerge);
      const prepared = wares.map(({ entry, ...ware }) => ({
        ...ware,
        entry: { ...entry, offer: ofHouse?.get(entry.sku) ?? null },
      }));
      const images = stores[0]?.images ?? new Map();
      const categories = await mergeCategories(merge, { placed: folder.categories, images });
      const optionSets = await mergeOptionSets(merge, stores[0]?.optionSets ?? new Map());
      const staying = new Set([
        ...categories.placed.map(({ slug }) => slug),
        ...prepared.flatMap(({ entry }) => entry.slug ?? []),
        ...(await slugsOfSkus(ctx, [...keepSkus])),
      ]);
      const contents: Awaited<ReturnType<typeof applyContent>>[] = [];
      for (const [at, shop] of saved.entries()) {
        const { content } = stores[at] as PicturedFolder;
        contents.push(await applyContent(shop.ctx, await mergeContent(shop.merge, content), staying));
      }
      const tree = await applyCategories(ctx, categories.placed, categories.images, "replace");
      const options = await applyOptionSets(ctx, optionSets);
      const goods = await applyProducts(ctx, prepared, { mode: "replace", keepSkus }, onProgress);
      // Those of the house seller are applied with the products.
      merged.delete(house);
      const { sellerIds } = business;
      const sold = await applyOffersOfSellers(ctx, merged, { sellerIds, written: offers.offers });
      const unused = await removeOptionSets(ctx, optionSets);
      const rated = await applyReviews(ctx, merge, folder.reviews, images);
      const praised = await applySellerReviews(ctx, merge, folder.sellerReviews, sellerIds);
      const asked = await applyQuestions(ctx, merge, folder.questions);
      await takeRoomForFound(ctx, finders);
      for (const one of [merge, ...saved.map((shop) => shop.merge)]) await endMerge(one, folderId);
      const keptOfShops = saved.flatMap((shop, at) =>
        shop.merge.kept.map((name) => nameOfShop(name, codeAt(at))),
      );
      const summary: ApplySummary = {
        products: goods.products,
        variations: goods.variations,
        others: addCounts(
          business.counts,
          ...saved.map(({ counts }) => counts),
          ...contents.map(({ counts }) => counts),
          tree.counts,
          options.counts,
          unused,
          sold.counts,
          rated.counts,
          praised.counts,
          asked.counts,
        ),
        refused: [
          ...contents.flatMap(({ refused }, at) => inShop(codeAt(at), refused)),
          ...tree.refused,
          ...rated.refused,
          ...praised.refused,
          ...asked.refused,
          ...inFile("products.csv", [...refused, ...goods.refused]),
          ...inFile("offers.csv", [...offers.refused, ...sold.refused]),
        ],
        notes: [
          ...keptNotes([...merge.kept, ...keptOfShops]),
          ...(merge.before === null && begun ? [unknownFolderNote] : []),
          ...sellersMessages(folder.sellers, folder.sellersText, folder.names).notes,
          ...sellers.notes,
          ...folder.shops.flatMap((shop, at) =>
            inShop(codeAt(at), [
              ...settingsNotesOf(shop, saved[at]?.ctx.shop.secretNames ?? []),
              ...(stores[at]?.notes ?? []),
            ]),
          ),
          ...marketplaceDeliveryNotes(folder),
          ...inFile("products.csv", notes),
        ],
      };
      if (hasChanges(summary)) {
        for (const [at, { ctx: shop, counts }] of saved.entries()) {
          const own = counts.unchanged > 0 ? [] : [WHOLE_SHOP];
          await announceChange(shop, "shop", [...own, ...(contents[at]?.tags ?? [])]);
        }
        const whole = business.counts.unchanged === folder.sellers.length + 1 ? [] : [WHOLE_SHOP];
        await announceChange(ctx, "tenant", [
          ...whole,
          ...tree.tags,
          ...options.tags,
          ...goods.tags,
          ...sold.tags,
          ...rated.tags,
          ...praised.tags,
          ...asked.tags,
        ]);
      }
      return summary;
    },
    { decide, keep: keepFound(finders) },
  );
}

const nameOfShop = (name: string, code: string): string =>
  name.endsWith(` ${code}`) || name === code ? name : `${name} of ${code}`;

/** A plan says of which shop what it names is. */
const notingShop = (base: FilesContext, code: string): FilesContext => ({
  ...base,
  noteChange: (one) => base.noteChange?.({ ...one, name: nameOfShop(one.name, code) }),
});

/** Rows of offers.csv with the columns the file does not have, as they are stored. */
async function keepOffers(
  ctx: ShopFilesContext,
  sellerIds: ReadonlyMap<string, string>,
): Promise<(row: CsvRow) => CsvRow> {
  const stored = new Map((await readOffers(ctx)).map((one) => [`${one.sellerId} ${one.sku}`, one]));
  return (row) => {
    const sellerId = sellerIds.get((row.cells.seller ?? "").trim());
    const offer = stored.get(`${sellerId} ${(row.cells.sku ?? "").trim()}`);
    return keepColumns(row, offer && offerCells(offer, ctx.tenant.currency, ""));
  };
}

const inFile = (file: string, messages: readonly RowMessage[]): FileMessage[] =>
  messages.map((message) => ({ file, ...message })).sort((a, b) => a.line - b.line);

const settingsNotesOf = (shop: ShopFolder, secretNames: readonly SecretName[]): FileMessage[] =>
  shopSettingsMessages(shop, { ...shop.names, secrets: secretsAfter(secretNames, shop.secrets) }).notes;
