import { type GridRow, gridFields, placeOfColumn } from "~/models/office/products/product-grid";
import { listProductFields } from "../../../catalogue/product/list-product-fields.server";
import { readStockOfSellers } from "../../../catalogue/stock/read-stock.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { type GridPlaceOfSeller, readGridPlaces } from "./grid-places.server";

/** A row with the version of its product, which a change of it names. */
export type ReadGridRow = GridRow & { version: string };

/** What columns of the table are read, and the places it knows. */
export type GridColumns = { columns: readonly string[]; places: readonly GridPlaceOfSeller[] };

/** Rows of the table by the SKUs of products and variations; a product comes with its variations. */
export async function readGridRows(
  ctx: ShopContext,
  skus: readonly string[],
  { columns, places }: GridColumns,
): Promise<ReadGridRow[]> {
  const fields = gridFields(columns, places);
  const listed = await listProductFields(ctx, skus);
  const families = new Set(listed.flatMap(({ parentSku }) => parentSku ?? []));
  const sellerOf = (column: string): string | null => {
    const place = placeOfColumn(column);
    if (place === undefined) return null;
    return places.find(({ code, isOwn }) => (place === null ? isOwn : code === place))?.sellerId ?? null;
  };
  const stock = await readStockOfSellers(
    ctx,
    listed.map(({ sku }) => sku),
    fields.flatMap(({ key }) => sellerOf(key) ?? []),
  );
  return listed.map(({ sku, parentSku, version, fields: texts }) => ({
    sku,
    isVariation: parentSku !== null,
    isFamily: families.has(sku),
    version,
    cells: Object.fromEntries(
      fields.flatMap(({ key }): [string, string][] => {
        if (placeOfColumn(key) === undefined) return [[key, texts[key] ?? ""]];
        const onHand = stock.get(sellerOf(key) ?? "")?.get(sku);
        return onHand === undefined ? [] : [[key, String(onHand)]];
      }),
    ),
  }));
}

/** Products read by one statement. */
const readAtOnce = 500;

/** What stands now in the rows and columns of some cells, by SKU. */
export async function readGridNow(
  ctx: ShopContext,
  cells: readonly { sku: string; column: string }[],
): Promise<Map<string, ReadGridRow>> {
  const places = await readGridPlaces(ctx);
  const columns = [...new Set(cells.map(({ column }) => column))];
  const skus = [...new Set(cells.map(({ sku }) => sku))];
  const found = new Map<string, ReadGridRow>();
  for (let at = 0; at < skus.length; at += readAtOnce)
    for (const row of await readGridRows(ctx, skus.slice(at, at + readAtOnce), { columns, places }))
      found.set(row.sku, row);
  return found;
}
