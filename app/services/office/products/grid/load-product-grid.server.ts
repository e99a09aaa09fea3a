import { z } from "zod";
import { readListAddress } from "~/models/office/list/list-address";
import type { GridBlockPlace } from "~/models/office/products/grid-blocks";
import { type GridRow, gridFields, productGrid } from "~/models/office/products/product-grid";
import {
  countOwnedProducts,
  listOwnedProducts,
  outlineOwnedProducts,
} from "../../../catalogue/product/list-owned-products.server";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { readGridPlaces } from "./grid-places.server";
import { type ReadGridRow, readGridRows } from "./read-grid-rows.server";

/** Products on a page, each with its variations; a script reads them by blocks of as many. */
const pageLength = 25;
/** Up to here what matches is counted, and a script scrolls. */
const countedAtMost = 10_000;
/** Blocks that are read at once. */
const mostBlocks = 8;

async function openGrid(ctx: ShopContext, query: URLSearchParams) {
  const places = await readGridPlaces(ctx);
  const address = readListAddress(productGrid(places), query);
  const search = { text: address.q || null, statuses: ["active", "discontinued"] as const };
  const after = address.after ? readCursor(address.after, z.number().int()) : null;
  return { places, address, search, after };
}

const shownRows = (rows: readonly ReadGridRow[]): GridRow[] =>
  rows.map(({ sku, isVariation, isFamily, cells }) => ({ sku, isVariation, isFamily, cells }));

/** Where each block of the table begins, and how many rows it has, from a page on (rule office-24). */
export async function loadGridBlocks(ctx: ShopContext, query: URLSearchParams): Promise<GridBlockPlace[]> {
  const { address, search, after } = await openGrid(ctx, query);
  const found = await outlineOwnedProducts(ctx, search, {
    after,
    blockLength: pageLength,
    atMost: countedAtMost,
  });
  return found.map(({ rows }, at) => {
    const before = found[at - 1];
    return { after: before ? writeCursor(before.lastId) : address.after, count: rows };
  });
}

/** The rows of some blocks that follow one another. */
export async function loadGridRows(ctx: ShopContext, query: URLSearchParams): Promise<GridRow[][]> {
  const { places, address, search, after } = await openGrid(ctx, query);
  const count = Math.min(Math.max(Number(query.get("blocks")) || 1, 1), mostBlocks);
  const found = await listOwnedProducts(ctx, search, { after, limit: count * pageLength });
  const skus = found.map(({ sku }) => sku);
  const rows = await readGridRows(ctx, skus, { columns: address.columns, places });
  const blocks: GridRow[][] = [];
  let product = -1;
  for (const row of shownRows(rows)) {
    if (!row.isVariation) product++;
    const at = Math.floor(product / pageLength);
    blocks[at] = [...(blocks[at] ?? []), row];
  }
  return blocks;
}

/** A page of the table in which products are changed (rule office-24). @throws AppError `forbidden` */
export async function loadProductGrid(ctx: ShopContext, query: URLSearchParams) {
  const { places, address, search, after } = await openGrid(ctx, query);
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
    rows: shownRows(rows),
    next: last ? writeCursor(last.id) : "",
    count: Math.min(counted, countedAtMost),
    isMore: counted > countedAtMost,
  };
}
