import type { CsvRow, ProductRecord, RowMessage } from "~/models/catalogue/product/product-record";
import { parseOfferRows, type SellerOfferRow, unknownOfferColumns } from "~/models/files/folders/offer-rows";
import { AppError } from "~/models/platform/error/app-error";
import type { MarketplaceFolder } from "../../apply/read-marketplace-folder.server";

/**
 * The offers of a marketplace's offers.csv, and the rows that are refused; none without the file.
 * @param records the products that may be offered
 * @param keep gives a row the columns the file does not have
 * @throws AppError `invalid` naming columns we do not know
 */
export function readOfferFile(
  folder: MarketplaceFolder,
  records: readonly ProductRecord[],
  keep: (row: CsvRow) => CsvRow,
): { offers: SellerOfferRow[]; refused: RowMessage[] } {
  if (!folder.offers) return { offers: [], refused: [] };
  requireOfferColumns(folder);
  const { offers, refused } = parseOfferRows(folder.offers.rows.map(keep), {
    products: new Map(records.map((record) => [record.sku, record])),
    sellers: new Set(folder.sellers.map(({ code }) => code)),
    currency: folder.tenant.currency,
  });
  return { offers, refused: [...folder.offers.refused, ...refused] };
}

/** @throws AppError `invalid` naming columns we do not know */
export function requireOfferColumns({ offers }: MarketplaceFolder): void {
  const unknown = unknownOfferColumns(offers?.header ?? []);
  if (unknown.length > 0) throw new AppError("invalid", `offers.csv: unknown column ${unknown.join(", ")}`);
}
