// @public

import { offerColumns } from "../rows/product-columns";

/** Columns of an offer that follow from a file's moment, or that the business alone gives. */
const notTyped = new Set<string>(["source_qty", "source_at", "stock_sku", "seller_slug"]);

/** The columns of offers.csv that a seller writes (rule sellers-20). */
export const typedOfferColumns: readonly string[] = offerColumns.filter((column) => !notTyped.has(column));

/** What of an offer a change of it names: its columns without what orders change, too. */
export const namedOfferCells = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    typedOfferColumns.flatMap((column) =>
      column === "qty" || !cells[column] ? [] : [[column, cells[column]] as const],
    ),
  );

/** A product as a seller finds it: what it is, and whether they may offer it. */
export type OfferableProduct = {
  classCode: string;
  /** Whether the seller offers it or its product was brought by them. */
  isOwn: boolean;
  /** Whether shoppers find it with some seller. */
  isListed: boolean;
};

/**
 * Why a seller cannot offer a product, or null (rule sellers-20). What shoppers do not find is not there
 * for sellers either, or they would learn what others prepare.
 */
export function offerProblem(sku: string, product: OfferableProduct | undefined): string | null {
  if (!product || !(product.isOwn || product.isListed)) return `There is no product “${sku}”.`;
  if (product.classCode === "gift_certificate") return "Gift cards are sold by the business alone.";
  if (product.classCode === "grouped" && !product.isOwn) return "A set is offered by offering its members.";
  if (product.classCode === "variable_product" && !product.isOwn)
    return "Offer the variations that you have: each has a SKU of its own.";
  return null;
}
