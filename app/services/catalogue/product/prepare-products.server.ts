// @public

import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { ProductDownloads } from "~/models/catalogue/product/product-downloads";
import type { ProductRecord, RowMessage, StockRecord } from "~/models/catalogue/product/product-record";
import { fallbackAlt } from "~/models/catalogue/rows/stored-cells";
import type { ProductImage } from "~/models/platform/media/product-record";
import { findOrRemark } from "../listing/find-or-remark.server";
import type { StoredCatalogueProduct } from "../read-catalogue.server";

/**
 * A record ready to be written, with the line it came from. `createdAt` null means now or as it was. With
 * `keepsCategories` it stays in the categories it is in.
 */
export type PreparedProduct = {
  line: number;
  keepsCategories: boolean;
  entry: Omit<CatalogueEntry, "createdAt"> & { createdAt: string | null };
};

/** Products as they are stored, by SKU. */
export type StoredProducts = ReadonlyMap<string, StoredCatalogueProduct>;

/** The columns of each row, by SKU, that were not typed and that say what is stored. */
export type KeptColumns = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds the pictures and files that records name; a text says which files are missing. A picture that is
 * awaited comes later (rule imports-10).
 */
export type ProductFinders = {
  pictures: {
    find: (source: string) => Promise<ProductImage | null>;
    isAwaited?: (source: string) => boolean;
  };
  downloads: {
    find: (downloads: ProductDownloads<string> | null) => Promise<ProductDownloads | null | string>;
  };
};

/** What is stored, and what of it the rows keep. */
export type KeptProducts = { stored: StoredProducts; kept: KeptColumns };

/**
 * Finds the pictures and files of the records, those that are kept among the stored ones, and settles what
 * rows share: rows that name one stock item take its numbers from the row of that SKU, else from the first of
 * them; variations are counted through.
 * @returns the products, those refused because a file to download is missing, and a remark for every picture
 * that could not be used
 */
export async function prepareProducts(
  records: ProductRecord[],
  { pictures, downloads: files }: ProductFinders,
  { stored, kept }: KeptProducts,
): Promise<{ prepared: PreparedProduct[]; refused: RowMessage[]; notes: RowMessage[] }> {
  const stocks = sharedStocks(records);
  const names = new Map(records.map((record) => [record.sku, record.name]));
  const positions = new Map<string, number>();
  const notes: RowMessage[] = [];
  const refused: RowMessage[] = [];
  const prepared: PreparedProduct[] = [];
  for (const { line, images, downloads: named, ...record } of records) {
    const old = stored.get(record.sku)?.entry;
    const keeps = (column: string) => kept.get(record.sku)?.has(column) ?? false;
    const downloads = keeps("downloads")
      ? named && { ...named, files: old?.downloads?.files ?? [] }
      : await files.find(named);
    if (typeof downloads === "string") {
      refused.push({ line, reason: downloads });
      continue;
    }
    const remark = (reason: string) => notes.push({ line, reason });
    const ownAlt = fallbackAlt(record, names.get(record.parentSku ?? "") ?? "");
    const oldAlt = old && fallbackAlt(old, stored.get(old.parentSku ?? "")?.entry.name ?? "");
    const found: ProductImage[] = [];
    for (const { source, alt } of images) {
      const own = (url: string) => old?.images.find((image) => image.url === url);
      const kept = keeps("images") && own(source);
      if (!kept && pictures.isAwaited?.(source)) continue;
      const image = kept || (await findOrRemark(pictures, source, remark));
      if (!image) continue;
      const before = own(image.url)?.alt ?? "";
      const text = alt ?? (before === oldAlt ? "" : before);
      found.push({ ...image, alt: text.replaceAll("|", "/") || ownAlt });
    }
    const position = record.parentSku === null ? 0 : (positions.get(record.parentSku) ?? 0) + 1;
    if (record.parentSku !== null) positions.set(record.parentSku, position);
    const stock = record.offer?.stock && (stocks.get(record.offer.stock.sku) ?? record.offer.stock);
    const offer = record.offer && { ...record.offer, stock: stock ?? null };
    const entry = { ...record, images: found, downloads, position, offer };
    prepared.push({ line, keepsCategories: keeps("categories"), entry });
  }
  return { prepared, refused, notes };
}

function sharedStocks(records: ProductRecord[]): Map<string, StockRecord> {
  const stocks = new Map<string, StockRecord>();
  for (const { sku, offer } of records) {
    const stock = offer?.stock;
    if (stock && (!stocks.has(stock.sku) || stock.sku === sku)) stocks.set(stock.sku, stock);
  }
  return stocks;
}
