import { type CatalogueEntry, comparableEntry } from "../../catalogue/categories/catalogue-entry";
import type { CsvRow } from "../../catalogue/product/product-record";
import { storedCells } from "../../catalogue/rows/stored-cells";
import type { Currency } from "../../platform/money/money";
import { changedFields, type FieldChange } from "../../shops/records/changed-fields";

/** A product or variation of a folder or of a shop; of a folder it may say no moment. */
export type FamilyEntry = Omit<CatalogueEntry, "createdAt"> & { createdAt: string | null };

/** Columns that say what follows from sales and time (rule shop-folders-4). */
const derived: ReadonlySet<string> = new Set(["qty", "source_qty", "source_at", "sales_rank", "created_at"]);

/** Entries by the SKU of their product, each product before its variations. */
export function familiesOf<E extends { entry: FamilyEntry }>(entries: readonly E[]): Map<string, E[]> {
  const families = new Map<string, E[]>();
  for (const one of entries) {
    const root = one.entry.parentSku ?? one.entry.sku;
    const family = families.get(root);
    if (family) family.push(one);
    else families.set(root, [one]);
  }
  return families;
}

/** What an owner says of a product or variation: without pieces, sales and the moment it was made. */
export function ownedEntry(entry: FamilyEntry): object {
  const { salesRank: _sales, createdAt: _made, ...owned } = comparableEntry({ ...entry, createdAt: "" });
  const { offer } = owned;
  if (!offer?.stock) return owned;
  const { onHand: _pieces, counting: _counted, ...stock } = offer.stock;
  return { ...owned, offer: { ...offer, stock } };
}

/** What a row of products.csv says, however it is read: its cells without derived ones. */
export const ownedCells = ({ cells }: Pick<CsvRow, "cells">): [string, string][] =>
  Object.entries(cells)
    .filter(([column]) => !derived.has(column))
    .map(([column, cell]): [string, string] => [column, cell.replaceAll(/\r\n?/g, "\n").trim()])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** The cells in which two families differ, those of variations with their SKU. */
export function familyFields(
  shop: readonly FamilyEntry[],
  folder: readonly FamilyEntry[],
  currency: Currency,
): FieldChange[] {
  const skus = new Set([...shop, ...folder].map(({ sku }) => sku));
  return [...skus].flatMap((sku) => {
    const [was, is] = [shop, folder].map((family) => cellsOf(family, sku, currency));
    const fields = changedFields(was ?? {}, is ?? {});
    const isVariation = [...shop, ...folder].some((one) => one.sku === sku && one.parentSku !== null);
    return isVariation ? fields.map((one) => ({ ...one, field: `${sku} ${one.field}` })) : fields;
  });
}

function cellsOf(family: readonly FamilyEntry[], sku: string, currency: Currency): object {
  const entry = family.find((one) => one.sku === sku);
  if (!entry) return {};
  const parent = family.find((one) => one.sku === entry.parentSku);
  const cells = storedCells({ ...entry, createdAt: entry.createdAt ?? "" }, parent?.name ?? "", currency);
  return Object.fromEntries(Object.entries(cells).filter(([column]) => !derived.has(column)));
}
