import { basename } from "node:path";
import { and, eq, isNotNull } from "drizzle-orm";
import { placeCategories } from "~/models/catalogue/categories/category-record";
import type { CsvRow, ProductRecord, RowMessage } from "~/models/catalogue/product/product-record";
import {
  type ApplyCounts,
  type ApplySummary,
  addCounts,
  hasChanges,
  noCounts,
} from "~/models/files/apply-summary";
import { PlainNumbers } from "~/models/files/folders/plain-numbers";
import type { ConvertedRows } from "~/models/files/goods/moved-goods";
import { movedGoodsRows, movedSystem } from "~/models/files/goods/moved-system";
import { type NamedCategories, namedCategories } from "~/models/files/goods/named-categories";
import { photosOfSkus } from "~/models/files/goods/photos-of-skus";
import { unseenGoods } from "~/models/files/moving/unseen-goods";
import { freeSlugs, type SlugOwner, type SlugOwners } from "~/models/files/shopify/free-slugs";
import { isShopifyHeader } from "~/models/files/shopify/shopify-columns";
import { parseShopifyRows, type ShopifyRecords } from "~/models/files/shopify/shopify-records";
import { withOurColumns } from "~/models/files/typed-columns";
import { isWooHeader } from "~/models/files/woocommerce/woo-columns";
import { wooRows } from "~/models/files/woocommerce/woo-rows";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { slugPath } from "~/paths";
import { products } from "~/tables/catalogue/catalogue";
import { findTakenSlugs } from "../../catalogue/addresses/taken-slugs.server";
import { listCategories } from "../../catalogue/categories/list-categories.server";
import { saveRedirects } from "../../content/redirects/save-redirects.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inShopTransaction } from "../apply/in-shop-transaction.server";
import type { ShopFilesContext } from "../files-context.server";
import { applyCategories } from "../folders/apply/apply-categories.server";
import { applyProducts } from "../folders/apply/apply-products.server";
import { plainText } from "../folders/formats/plain-text.server";
import { type CsvFile, readCsv } from "../folders/formats/read-csv.server";
import { safeHtml } from "../folders/formats/safe-html.server";
import { keepFound, takeRoomForFound } from "../folders/merge/keep-found.server";
import { countPictures } from "../folders/pictures/count-pictures.server";
import { type DownloadFinder, findDownloads } from "../folders/pictures/find-downloads.server";
import { findPictures } from "../folders/pictures/find-pictures.server";
import { filesOfRow, findRowFiles, type RowFiles } from "../folders/rows/find-row-files.server";
import { requireColumns } from "../folders/rows/parse-products.server";
import { finishProducts, type ProductRows, readProductsFile } from "../folders/rows/read-products.server";
import { fillStarterHome } from "../folders/starter/fill-starter-home.server";
import { fillStarterMenu } from "../folders/starter/fill-starter-menu.server";
import { awaitPictures, expectPictures, queueFetching } from "./await-pictures.server";
import { planSales } from "./plan-sales.server";

/** What became of the rows, and how many pictures a job fetches now. */
export type ImportedProducts = ApplySummary & { awaited: number };

/** A file, and absolute paths of the folders with what it names; null for none. */
export type ImportedFile = {
  file: string;
  imagesFolder: string | null;
  /** Files to download, in it or in folders below. */
  downloadsFolder?: string | null;
};

/**
 * Adds the products of a CSV file to a shop, ours, Shopify's or WooCommerce's; the header tells which.
 * Products the file does not name stay as they are. HTML comes from outside and is made safe. Running it
 * twice changes nothing.
 * @param imagesFolder pictures of the names the file uses; those that are named by address and not there are
 * fetched by a job (rule imports-10)
 * @param downloadsFolder files that WooCommerce's products name for download (rule imports-16)
 * @throws AppError `invalid` when the file can't be read or is of neither format
 */
export async function importProducts(
  ctx: ShopFilesContext,
  { file, imagesFolder, downloadsFolder = null }: ImportedFile,
  onProgress: OnProgress,
): Promise<ImportedProducts> {
  const csv = withPlainNumbers(await readCsv(file));
  const name = basename(file);
  const place = { fileStore: ctx.fileStore, shopCode: ctx.shop.code };
  const downloads = await findDownloads(place, downloadsFolder, { isDeep: true });
  const shopify = isShopifyHeader(csv.header) ? await parseShopify(ctx, csv) : null;
  const woo = shopify ? null : await parseMoved(ctx, csv, downloads);
  const typed = withTypedColumns(csv);
  const named = shopify || woo ? null : await nameCategories(ctx, typed.rows);
  const own = {
    header: woo?.header ?? typed.header,
    rows: (woo ?? named ?? typed).rows,
    refused: csv.refused,
  };
  const made = (shopify ?? woo ?? named)?.categories ?? [];
  if (!shopify && !own.header.includes("sku"))
    throw new AppError(
      "invalid",
      `${name} is no product file of Shopify (columns Handle and Title), WooCommerce (Type, SKU, Name and Regular price), Magento, BigCommerce or Squarespace, and none of ours (column sku)`,
    );
  if (!shopify) requireColumns(own.header, "inside");
  const pictures = await expectPictures(ctx, await findPictures(place, imagesFolder, { isDeep: true }));
  const finders = { pictures, downloads };
  const skus = shopify ? shopify.records.map(({ sku }) => sku) : own.rows.map(({ cells }) => cells.sku ?? "");
  const photos = photosOfSkus(skus, pictures.names);
  const files = [
    ...(shopify ? shopify.records.map(filesOfRecord) : own.rows.map(filesOfRow)),
    ...[...photos.values()].map((images) => ({ images, downloads: [] })),
  ];
  await findRowFiles(files, finders, onProgress);
  const counted = await countPictures(files, pictures);
  const inFile = (messages: RowMessage[]) =>
    messages.map((message) => ({ file: name, ...message })).sort((a, b) => a.line - b.line);
  return inShopTransaction(
    ctx,
    ctx.shop.code,
    async (inside) => {
      const inner = { ...inside, tenant: ctx.tenant, shop: ctx.shop };
      const rows: ProductRows = shopify
        ? { ...shopify, skus: [], stored: new Map(), kept: new Map() }
        : await readProductsFile(inner, own, { mode: "merge", offers: "inside" });
      const freed = woo
        ? freeSlugs([{ records: rows.records }], await findSlugOwners(inner))
        : { products: [rows.records], notes: [] };
      // A description that is kept is the shop's own already.
      const records = freed.products
        .flat()
        .map((record) => withPhotos(record, photos))
        .map((record) =>
          rows.kept.get(record.sku)?.has("description")
            ? record
            : { ...record, description: safeHtml(record.description) },
        );
      const { prepared, refused, notes } = await finishProducts({ ...rows, records }, finders);
      // A variation whose row was refused is not one that is gone.
      const wholeFamilies = refused.length === 0;
      const { placed } = placeCategories(made);
      const tree = await applyCategories(inner, placed, new Map(), "merge");
      const goods = await applyProducts(inner, prepared, { mode: "merge", wholeFamilies }, onProgress);
      const led = await leadOldAddresses(inner, woo?.oldAddresses ?? [], records);
      const unplanned = await planSales(inner, woo?.sales ?? []);
      const awaited = await awaitPictures(inner, prepared, records, pictures);
      if (tree.counts.added > 0) await fillStarterMenu(inner);
      if (awaited > 0) await queueFetching(inner, { at: inner.now(), fillsHome: tree.counts.added > 0 });
      // Its tiles show pictures: while they are fetched, the job fills it.
      if (tree.counts.added > 0 && awaited === 0) await fillStarterHome(inner);
      await takeRoomForFound(inner, finders);
      const came = new Set(prepared.map(({ entry }) => entry.sku));
      const summary: ImportedProducts = {
        awaited,
        products: goods.products,
        variations: goods.variations,
        others: addCounts(tree.counts, led),
        refused: [...tree.refused, ...inFile([...refused, ...goods.refused])],
        notes: inFile([...((shopify ?? woo)?.notes ?? []), ...freed.notes, ...notes, ...unplanned]),
        pictures: counted,
        unseen: unseenGoods(records.filter(({ sku }) => came.has(sku))),
      };
      if (hasChanges(summary)) await announceChange(inner, "tenant", [...tree.tags, ...goods.tags]);
      return summary;
    },
    { keep: keepFound(finders) },
  );
}

/** A file of ours with the columns as products.csv calls them, however a person wrote their names. */
const withTypedColumns = (csv: CsvFile): CsvFile => ({
  ...csv,
  header: Object.keys(withOurColumns(Object.fromEntries(csv.header.map((name) => [name, ""])))),
  rows: csv.rows.map((row) => ({ ...row, cells: withOurColumns(row.cells) })),
});

/** A file with its numbers as the product reads them (rule imports-18). */
function withPlainNumbers(csv: CsvFile): CsvFile {
  const numbers = new PlainNumbers(csv.header, csv.separator ?? ",");
  for (const row of csv.rows) numbers.note(row);
  const read = csv.rows.map((row) => numbers.plain(row));
  return {
    ...csv,
    rows: read.flatMap((each) => ("refused" in each ? [] : [each.row])),
    refused: [...csv.refused, ...read.flatMap((each) => ("refused" in each ? [each.refused] : []))],
  };
}

/** Cells without HTML entities, which some shops export in words; HTML keeps its own. */
const plainRows = (rows: CsvRow[]): CsvRow[] =>
  rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([name, cell]) => [
        name,
        /^(body \(html\)|(product |short[ _])?description)$/i.test(name.trim()) ? cell : plainText(cell),
      ]),
    ),
  }));

/** The addresses in use, those of products with their SKUs. */
async function findSlugOwners(ctx: ShopFilesContext): Promise<SlugOwners> {
  const taken = await findTakenSlugs(ctx, ["page", "category"]);
  const rows = await ctx.db
    .select({ slug: products.slug, sku: products.sku })
    .from(products)
    .where(and(eq(products.tenantId, ctx.tenant.id), isNotNull(products.slug)));
  return new Map<string, SlugOwner>([
    ...[...taken].map(([slug, { kind }]) => [slug, { kind, sku: null }] as const),
    ...rows.map(({ slug, sku }) => [slug ?? "", { kind: "product", sku }] as const),
  ]);
}

async function parseShopify(ctx: ShopFilesContext, csv: CsvFile): Promise<ShopifyRecords> {
  const parsed = parseShopifyRows(plainRows(csv.rows), ctx.tenant.currency, await findSlugOwners(ctx));
  return { ...parsed, refused: [...csv.refused, ...parsed.refused] };
}

/** The rows of a file of WooCommerce, Magento, BigCommerce or Squarespace as ours; null for another. */
async function parseMoved(
  ctx: ShopFilesContext,
  csv: CsvFile,
  { has: hasFile }: DownloadFinder,
): Promise<ConvertedRows | null> {
  const system = movedSystem(csv.header);
  if (system === null && !isWooHeader(csv.header)) return null;
  const owners = await findSlugOwners(ctx);
  const taken = new Set([...owners].flatMap(([slug, { kind }]) => (kind === "category" ? [] : [slug])));
  const rows = plainRows(csv.rows);
  if (system !== null) return movedGoodsRows(rows, system, { taken, currency: ctx.tenant.currency });
  return wooRows(rows, { taken, today: ctx.now().toISOString().slice(0, 10), hasFile });
}

/** Leads old addresses of products to them (rule addresses-7). One that the shop has is left out. */
async function leadOldAddresses(
  ctx: ShopFilesContext,
  old: readonly { from: string; sku: string }[],
  records: readonly ProductRecord[],
): Promise<ApplyCounts> {
  const slugOf = new Map(records.map(({ sku, slug }) => [sku, slug]));
  const redirects = old.flatMap(({ from, sku }) => {
    const slug = slugOf.get(sku);
    return slug && from !== slugPath(slug) ? [{ from, to: slugPath(slug) }] : [];
  });
  if (redirects.length === 0) return noCounts;
  const { added, changed, unchanged } = await saveRedirects(ctx, redirects, "merge");
  return { ...noCounts, added: added.length, changed: changed.length, unchanged };
}

/** Categories of rows of ours that the shop does not have are made by their names. */
async function nameCategories(ctx: ShopFilesContext, rows: readonly CsvRow[]): Promise<NamedCategories> {
  const [known, owners] = await Promise.all([listCategories(ctx), findSlugOwners(ctx)]);
  const slugs = new Set(known.map(({ slug }) => slug));
  return namedCategories(rows, slugs, new Set([...owners.keys()].filter((slug) => !slugs.has(slug))));
}

/** A product whose row names no picture gets the photos that are called like it. */
function withPhotos(record: ProductRecord, photos: ReadonlyMap<string, readonly string[]>): ProductRecord {
  const named = record.images.length > 0 ? [] : (photos.get(record.sku) ?? []);
  return named.length > 0 ? { ...record, images: named.map((source) => ({ source, alt: null })) } : record;
}

const filesOfRecord = ({ images, downloads }: ProductRecord): RowFiles => ({
  images: images.map(({ source }) => source),
  downloads: downloads?.files ?? [],
});
