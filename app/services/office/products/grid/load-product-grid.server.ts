import { z } from "zod";
import { readListAddress } from "~/models/office/list/list-address";
import { gridFields, productGrid } from "~/models/office/products/product-grid";
import { countOwnedProducts, listOwnedProducts } from "../../../catalogue/product/list-owned-products.server";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { readGridPlaces } from "./grid-places.server";
import { readGridRows } from "./read-grid-rows.server";

/** Products on a page, each with its variations. */
const pageLength = 25;
/** Up to here what matches is counted. */
const countedAtMost = 10_000;

/** A page of the table in which products are changed (rule office-24). @throws AppError `forbidden` */
export async function loadProductGrid(ctx: ShopContext, query: URLSearchParams) {
  const places = await readGridPlaces(ctx);
  const address = readListAddress(productGrid(places), query);
  const search = { text: address.q || null, sku: null, statuses: ["active", "discontinued"] as const };
  const after = address.after ? readCursor(address.after, z.number().int()) : null;
  const [found, counted] = await Promise.all([
    listOwnedProducts(ctx, search, { after, limit: pageLength + 1 }),
    countOwnedProducts(ctx, search, countedAtMost + 1),
  ]);
  const page = found.slice(0, pageLength);
  const last = found.length > pageLength ? page.at(-1) : undefined;
  const skus = page.map(({ sku }) => sku);
  const rows = await readGridRows(ctx, skus, { columns: address.columns, places });
  return {
    address,
    places: places.map(({ code, name, isOwn }) => ({ code, name, isOwn })),
    fields: gridFields(address.columns, places),
    rows: rows.map(({ sku, isVariation, isFamily, cells }) => ({ sku, isVariation, isFamily, cells })),
    next: last ? writeCursor(last.id) : "",
    count: Math.min(counted, countedAtMost),
    isMore: counted > countedAtMost,
  };
}
