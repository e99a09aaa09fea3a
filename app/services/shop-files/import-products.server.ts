import { basename } from "node:path";
import { AppError } from "~/models/error/app-error";
import { type ApplySummary, hasChanges } from "~/models/shop-folder/apply-summary";
import { placeCategories } from "~/models/shop-folder/category-file";
import type { CsvRow, RowMessage } from "~/models/shop-folder/product-record";
import { isShopifyHeader } from "~/models/shopify/shopify-columns";
import { parseShopifyRows, type ShopifyRecords } from "~/models/shopify/shopify-records";
import { announceChange } from "../db/announce-change.server";
import { applyCategories } from "./apply-categories.server";
import { applyProducts } from "./apply-products.server";
import type { OnProgress, ShopFilesContext } from "./files-context.server";
import { fillStarterHome } from "./fill-starter-home.server";
import { fillStarterMenu } from "./fill-starter-menu.server";
import { findDownloads } from "./find-downloads.server";
import { findPictures } from "./find-pictures.server";
import { inShopTransaction } from "./in-shop-transaction.server";
import { parseProducts } from "./parse-products.server";
import { plainText } from "./plain-text.server";
import { prepareProducts } from "./prepare-products.server";
import { type CsvFile, readCsv } from "./read-csv.server";
import { safeHtml } from "./safe-html.server";
import { findTakenSlugs } from "./taken-slugs.server";

/**
 * Adds the products of a CSV file to a shop, ours or Shopify's; the header tells which. Products the file does not
 * name stay as they are. HTML comes from outside and is made safe. Running it twice changes nothing.
 * @param imagesFolder pictures of the names the file uses; null leaves addresses as they are
 * @throws AppError `invalid` when the file can't be read or is of neither format
 */
export async function importProducts(
  ctx: ShopFilesContext,
  { file, imagesFolder }: { file: string; imagesFolder: string | null },
  onProgress: OnProgress,
): Promise<ApplySummary> {
  const csv = await readCsv(file);
  const parsed = await parseAny(ctx, csv, basename(file));
  const records = parsed.records.map((record) => ({ ...record, description: safeHtml(record.description) }));
  const place = { dataDir: ctx.dataDir, shopCode: ctx.shop.code };
  const pictures = await findPictures(place, imagesFolder);
  const finders = { pictures, findDownloads: await findDownloads(place, null) };
  const { prepared, refused, notes } = await prepareProducts(records, finders, onProgress);
  const inFile = (messages: RowMessage[]) =>
    messages.map((message) => ({ file: basename(file), ...message })).sort((a, b) => a.line - b.line);
  return inShopTransaction(ctx, ctx.shop.code, async (inside) => {
    const inner = { ...inside, tenant: ctx.tenant, shop: ctx.shop };
    // A variation whose row was refused is not one that is gone.
    const wholeFamilies = parsed.refused.length + refused.length === 0;
    const { placed } = placeCategories(parsed.categories);
    const tree = await applyCategories(inner, placed, new Map(), "merge");
    const goods = await applyProducts(inner, prepared, { mode: "merge", wholeFamilies }, onProgress);
    if (tree.counts.added > 0) {
      await fillStarterMenu(inner);
      await fillStarterHome(inner);
    }
    const summary: ApplySummary = {
      products: goods.products,
      variations: goods.variations,
      others: tree.counts,
      refused: [...tree.refused, ...inFile([...parsed.refused, ...refused, ...goods.refused])],
      notes: inFile([...parsed.notes, ...notes]),
    };
    if (hasChanges(summary)) await announceChange(inner, "tenant", [...tree.tags, ...goods.tags]);
    return summary;
  });
}

/** Cells without HTML entities, which some shops export in words; HTML keeps its own. */
const plainRows = (rows: CsvRow[]): CsvRow[] =>
  rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([name, cell]) => [
        name,
        /^(body \(html\)|description)$/i.test(name.trim()) ? cell : plainText(cell),
      ]),
    ),
  }));

async function parseAny(ctx: ShopFilesContext, csv: CsvFile, name: string): Promise<ShopifyRecords> {
  if (isShopifyHeader(csv.header)) {
    const taken = await findTakenSlugs(ctx, ["page", "product"]);
    const parsed = parseShopifyRows(plainRows(csv.rows), ctx.tenant.currency, new Set(taken.keys()));
    return { ...parsed, refused: [...csv.refused, ...parsed.refused] };
  }
  if (csv.header.includes("sku"))
    return { ...parseProducts(csv, ctx.tenant.currency), categories: [], notes: [] };
  throw new AppError(
    "invalid",
    `${name} is neither a Shopify product file (columns Handle and Title) nor ours (column sku)`,
  );
}
