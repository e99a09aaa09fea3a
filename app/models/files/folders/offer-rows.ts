import { offerCells } from "../../catalogue/offer/offer-cells";
import { readOffer } from "../../catalogue/offer/read-offer";
import type { CsvRow, OfferRecord, ProductRecord, RowMessage } from "../../catalogue/product/product-record";
import { offerColumns } from "../../catalogue/rows/product-columns";
import { type CellReader, readCells } from "../../catalogue/rows/read-cells";
import type { Currency } from "../../platform/money/money";

/** An offer of offers.csv with its seller and product. `line` is where the row begins, counted from 1. */
export type SellerOfferRow = { line: number; seller: string; sku: string; offer: OfferRecord };

/** What rows may refer to: products of products.csv by SKU, and sellers of sellers.json. */
type Named = {
  products: ReadonlyMap<string, Pick<ProductRecord, "classCode" | "parentSku">>;
  sellers: ReadonlySet<string>;
  currency: Currency;
};

/** Names of columns of offers.csv that are unknown. */
export function unknownOfferColumns(header: readonly string[]): string[] {
  const known = new Set<string>(["seller", "sku", ...offerColumns]);
  return header.filter((name) => !known.has(name));
}

/**
 * Reads the rows of offers.csv (docs/shop-folder.md). A seller with offers of variations also offers the
 * product, on the terms of its own row or by default. Rows of a seller that share a stock item take its
 * numbers from the row of that SKU, else from the first of them.
 * @returns the offers, and why other rows are refused
 */
export function parseOfferRows(
  rows: readonly CsvRow[],
  named: Named,
): { offers: SellerOfferRow[]; refused: RowMessage[] } {
  const offers = new Map<string, SellerOfferRow>();
  const refused: RowMessage[] = [];
  const slugs = new Map<string, number>();
  for (const row of rows) {
    const cells = readCells(row, named.currency);
    const [seller, sku] = [cells.text("seller"), cells.text("sku")];
    const product = named.products.get(sku);
    if (!named.sellers.has(seller)) cells.problems.push(`there is no seller '${seller}' in sellers.json`);
    if (!product) cells.problems.push(`product '${sku}' is not in products.csv or was refused`);
    const twin = offers.get(keyOf(seller, sku));
    if (twin) cells.problems.push(`seller '${seller}' offers '${sku}' on line ${twin.line} already`);
    const offer = product ? offerOf(cells, sku, product, named.currency) : null;
    const slug = offer?.sellerSlug ?? null;
    const sameSlug = slug === null ? undefined : slugs.get(slug);
    if (sameSlug !== undefined)
      cells.problems.push(`seller_slug '${slug}' is already used on line ${sameSlug}`);
    if (cells.problems.length > 0 || !offer)
      refused.push({ line: row.line, reason: cells.problems.join("; ") });
    else {
      offers.set(keyOf(seller, sku), { line: row.line, seller, sku, offer });
      if (slug !== null) slugs.set(slug, row.line);
    }
  }
  for (const { line, seller, sku } of [...offers.values()]) {
    const parentSku = named.products.get(sku)?.parentSku;
    const parent = parentSku ? named.products.get(parentSku) : undefined;
    if (!parentSku || !parent || offers.has(keyOf(seller, parentSku))) continue;
    const offer = offerOf(readCells({ line, cells: {} }, named.currency), parentSku, parent, named.currency);
    offers.set(keyOf(seller, parentSku), { line, seller, sku: parentSku, offer });
  }
  return { offers: shareStock([...offers.values()]), refused };
}

const keyOf = (seller: string, sku: string) => `${seller}\n${sku}`;

const offerOf = (
  cells: CellReader,
  sku: string,
  { classCode }: Pick<ProductRecord, "classCode">,
  currency: Currency,
) => readOffer(cells, { sku, classCode, currency });

function shareStock(offers: SellerOfferRow[]): SellerOfferRow[] {
  const stocks = new Map<string, OfferRecord["stock"]>();
  for (const { seller, sku, offer } of offers) {
    const key = keyOf(seller, offer.stock?.sku ?? "");
    if (offer.stock && (!stocks.has(key) || offer.stock.sku === sku)) stocks.set(key, offer.stock);
  }
  return offers.map((one) => {
    const { stock } = one.offer;
    return stock
      ? { ...one, offer: { ...one.offer, stock: stocks.get(keyOf(one.seller, stock.sku)) ?? stock } }
      : one;
  });
}

/**
 * Writes offers as rows of offers.csv, header first. Columns that are empty in every row are left out.
 * @param exportedAt UTC ISO moment
 */
export function formatOfferRows(
  offers: readonly (Pick<ProductRecord, "sku" | "classCode" | "offer"> & { seller: string })[],
  currency: Currency,
  exportedAt: string,
): string[][] {
  const rows = offers.map((one) => ({ ...one, cells: offerCells(one, currency, exportedAt) }));
  const used = offerColumns.filter((column) => rows.some(({ cells }) => cells[column] !== ""));
  return [
    ["seller", "sku", ...used],
    ...rows.map(({ seller, sku, cells }) => [seller, sku, ...used.map((column) => cells[column])]),
  ];
}
