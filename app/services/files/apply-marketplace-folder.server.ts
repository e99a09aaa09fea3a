import { eq } from "drizzle-orm";
import { keepColumns } from "~/models/catalogue/keep-columns";
import { offerCells } from "~/models/catalogue/offer-cells";
import type { CsvRow, RowMessage } from "~/models/catalogue/product-record";
import {
  type ApplySummary,
  addCounts,
  type FileMessage,
  hasChanges,
  noCounts,
} from "~/models/files/apply-summary";
import type { SellerOffer } from "~/models/files/folders/offer-rows";
import type { ConflictSide } from "~/models/files/three-way";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { SecretName } from "~/models/platform/secret/secret-name";
import { products } from "~/tables/catalogue";
import { readOffers } from "../catalogue/read-offers.server";
import { announceChange, WHOLE_SHOP } from "../shops/announce-change.server";
import type { FilesContext, ShopFilesContext } from "./files-context.server";
import { applyCategories } from "./folders/apply-categories.server";
import { applyContent } from "./folders/apply-content.server";
import { applyOffers } from "./folders/apply-offers.server";
import { applyQuestions, applyReviews } from "./folders/apply-opinions.server";
import { applyOptionSets, removeOptionSets } from "./folders/apply-option-sets.server";
import { applyProducts } from "./folders/apply-products.server";
import { applySellerReviews } from "./folders/apply-seller-reviews.server";
import { marketplaceDeliveryNotes } from "./folders/delivery-row-notes.server";
import { findDownloads } from "./folders/find-downloads.server";
import { findPictures } from "./folders/find-pictures.server";
import { filesOfRow, findRowFiles } from "./folders/find-row-files.server";
import { keepFound } from "./folders/keep-found.server";
import { mergeSellers } from "./folders/merge-sellers.server";
import { requireColumns } from "./folders/parse-products.server";
import { readOfferFile, requireOfferColumns } from "./folders/read-offer-file.server";
import { finishProducts, readProductRows } from "./folders/read-products.server";
import { saveStorefront } from "./folders/save-storefront.server";
import { saveTenant } from "./folders/save-tenant.server";
import { secretsAfter, sellersMessages, shopSettingsMessages } from "./folders/settings-file-messages.server";
import { slugsOfSkus } from "./folders/slugs-of-skus.server";
import { type PicturedFolder, storeFolderPictures } from "./folders/store-folder-pictures.server";
import { storeLogos } from "./folders/store-logos.server";
import { type Decide, inShopTransaction } from "./in-shop-transaction.server";
import { inShop, type MarketplaceFolder } from "./read-marketplace-folder.server";
import type { ShopFolder } from "./read-shop-folder.server";

/**
 * Makes the database equal to a marketplace's folder, in one transaction: the business, its sellers, its
 * catalogue, what each seller offers, and its shops. A second apply changes nothing. Wrong rows of products
 * and offers are refused one by one. A shop the folder does not name stays; sellers are merged (rule
 * shop-folders-6): one that left the folder is closed, one that only the shop has stays.
 * @param decide whether the changes shall stay; without it they do
 * @param side who decides about sellers that both changed; null refuses them
 * @throws AppError when another file is wrong, a domain is taken or a shop belongs to another business; then
 * nothing is written
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
  const place = { dataDir: base.dataDir, shopCode: file.code };
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
      const names = { tenantCode: file.code, folder: folder.folderId, side };
      const merged = await mergeSellers(inside, names, sellers.pictured);
      const business = await saveTenant(inside, file, merged.wanted);
      const saved: Awaited<ReturnType<typeof saveStorefront>>[] = [];
      for (const [at, shop] of folder.shops.entries()) {
        const sellerId = business.sellerIds.get(shop.shop.seller ?? "") ?? business.houseId;
        const settings = stores[at]?.settings ?? shop.shop.settings;
        const owner = { tenant: business.tenant, sellerId };
        saved.push(await saveStorefront(inside, shop, settings, owner));
      }
      const [first] = saved;
      if (!first) throw new AppError("invalid", "there is no shop in shops/");
      const ctx: ShopFilesContext = { ...first.ctx, shop: { ...first.ctx.shop, sellerId: business.houseId } };
      const rows = await readProductRows(ctx, folder.products, { mode: "replace", offers: "apart" });
      const offers = readOfferFile(folder, rows.records, await keepOffers(ctx, business.sellerIds));
      const ofHouse = new Map(offersOf(offers.offers, house).map(({ sku, offer }) => [sku, offer]));
      const records = rows.records.map((record) => ({ ...record, offer: ofHouse.get(record.sku) ?? null }));
      const { prepared, refused, notes, keepSkus } = await finishProducts({ ...rows, records }, finders);
      const staying = new Set([
        ...folder.categories.map(({ slug }) => slug),
        ...prepared.flatMap(({ entry }) => entry.slug ?? []),
        ...(await slugsOfSkus(ctx, [...keepSkus])),
      ]);
      const contents: Awaited<ReturnType<typeof applyContent>>[] = [];
      for (const [at, shop] of saved.entries()) {
        const { content } = stores[at] as PicturedFolder;
        contents.push(await applyContent(shop.ctx, content, staying));
      }
      const tree = await applyCategories(ctx, folder.categories, stores[0]?.images ?? new Map(), "replace");
      const optionSetsOf = stores[0]?.optionSets ?? new Map();
      const options = await applyOptionSets(ctx, optionSetsOf);
      const goods = await applyProducts(ctx, prepared, { mode: "replace", keepSkus }, onProgress);
      // What a seller offers whom only the shop knows is the shop's own, too.
      const named = folder.sellers.filter(({ house: isHouse }) => !isHouse).map(({ code }) => code);
      const sold = await applyOffersOfOthers(ctx, offers.offers, business.sellerIds, named);
      const unused = await removeOptionSets(ctx, optionSetsOf);
      const rated = await applyReviews(ctx, null, folder.reviews, stores[0]?.images ?? new Map());
      const praised = await applySellerReviews(ctx, folder.sellerReviews, business.sellerIds);
      const asked = await applyQuestions(ctx, null, folder.questions);
      await merged.end();
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

const offersOf = (offers: readonly SellerOffer[], seller: string) =>
  offers.filter((one) => one.seller === seller);

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

/** The offers of the sellers of the folder but the house seller, whose are applied with the products. */
async function applyOffersOfOthers(
  ctx: ShopFilesContext,
  offers: readonly SellerOffer[],
  sellerIds: ReadonlyMap<string, string>,
  named: readonly string[],
) {
  const rows = await ctx.db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(eq(products.tenantId, ctx.tenant.id));
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]));
  const refused: RowMessage[] = [];
  const tags: string[] = [];
  let counts = noCounts;
  for (const code of named) {
    const sellerId = sellerIds.get(code);
    if (sellerId === undefined) continue;
    const own = offersOf(offers, code);
    for (const { line, sku } of own)
      if (!ids.has(sku)) refused.push({ line, reason: `its product '${sku}' was refused` });
    const wanted = new Map(
      own.flatMap(({ sku, offer }) => {
        const id = ids.get(sku);
        return id === undefined ? [] : [[id, offer] as const];
      }),
    );
    const nameOf = (productId: number) => `${skus.get(productId)} of ${code}`;
    const applied = await applyOffers(ctx, sellerId, wanted, nameOf);
    counts = addCounts(counts, applied.counts);
    tags.push(...applied.tags);
  }
  return { counts, tags, refused };
}

const inFile = (file: string, messages: readonly RowMessage[]): FileMessage[] =>
  messages.map((message) => ({ file, ...message })).sort((a, b) => a.line - b.line);

const settingsNotesOf = (shop: ShopFolder, secretNames: readonly SecretName[]): FileMessage[] =>
  shopSettingsMessages(shop, { ...shop.names, secrets: secretsAfter(secretNames, shop.secrets) }).notes;
