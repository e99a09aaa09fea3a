import type { ProductImage } from "~/models/catalogue/product-record";
import type { CatalogueEntry } from "~/models/shop-folder/catalogue-entry";
import type { ProductRecord, RowMessage, StockRecord } from "~/models/shop-folder/product-record";
import type { OnProgress } from "./files-context.server";
import type { DownloadFinder } from "./find-downloads.server";
import { findOrRemark, type PictureFinder } from "./find-pictures.server";

/** A record ready to be written, with the line it came from. `createdAt` null means now or as it was. */
export type PreparedProduct = {
  line: number;
  entry: Omit<CatalogueEntry, "createdAt"> & { createdAt: string | null };
};

/** Finds what the records name in the folder. */
export type FolderFinders = { pictures: PictureFinder; findDownloads: DownloadFinder };

/**
 * Finds the pictures and files of the records and settles what rows share: rows that name one stock item take its numbers from
 * the row of that SKU, else from the first of them; variations are counted through.
 * @returns the products, those refused because a file to download is missing, and a remark for every picture that could
 * not be used
 */
export async function prepareProducts(
  records: ProductRecord[],
  { pictures, findDownloads }: FolderFinders,
  onProgress: OnProgress,
): Promise<{ prepared: PreparedProduct[]; refused: RowMessage[]; notes: RowMessage[] }> {
  const stocks = sharedStocks(records);
  const names = new Map(records.map((record) => [record.sku, record.name]));
  const positions = new Map<string, number>();
  const notes: RowMessage[] = [];
  const refused: RowMessage[] = [];
  const prepared: PreparedProduct[] = [];
  for (const { line, images, downloads: named, ...record } of records) {
    const downloads = await findDownloads(named);
    if (typeof downloads === "string") {
      refused.push({ line, reason: downloads });
      continue;
    }
    const remark = (reason: string) => notes.push({ line, reason });
    const fallbackAlt = record.name || names.get(record.parentSku ?? "") || record.sku;
    const found: ProductImage[] = [];
    for (const { source, alt } of images) {
      const image = await findOrRemark(pictures, source, remark);
      // Texts of pictures are joined by bars in files.
      if (image) found.push({ ...image, alt: (alt || fallbackAlt).replaceAll("|", "/") });
    }
    const position = record.parentSku === null ? 0 : (positions.get(record.parentSku) ?? 0) + 1;
    if (record.parentSku !== null) positions.set(record.parentSku, position);
    const stock = record.offer?.stock && (stocks.get(record.offer.stock.sku) ?? record.offer.stock);
    const offer = record.offer && { ...record.offer, stock: stock ?? null };
    prepared.push({ line, entry: { ...record, images: found, downloads, position, offer } });
    onProgress("Pictures", prepared.length, records.length);
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
