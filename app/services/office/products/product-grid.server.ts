import { z } from "zod";
import type { ListAddress } from "~/models/office/list/list-address";
import { type GridRow, gridFields } from "~/models/office/products/product-grid";
import { can } from "~/models/shops/actors/can";
import { countOwnedProducts, listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import { listProductFields } from "../../catalogue/product/list-product-fields.server";
import { readStock } from "../../catalogue/stock/read-stock.server";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Products on a page, each with its variations. */
const pageLength = 25;
/** Up to here what matches is counted. */
const countedAtMost = 10_000;

/** A page of the table in which products are changed (rule office-24). @throws AppError `forbidden` */
export async function loadProductGrid(ctx: ShopContext, address: ListAddress) {
  const search = { text: address.q || null, sku: null, statuses: [] };
  const after = address.after ? readCursor(address.after, z.number().int()) : null;
  const [found, counted] = await Promise.all([
    listOwnedProducts(ctx, search, { after, limit: pageLength + 1 }),
    countOwnedProducts(ctx, search, countedAtMost + 1),
  ]);
  const page = found.slice(0, pageLength);
  const last = found.length > pageLength ? page.at(-1) : undefined;
  const listed = await listProductFields(
    ctx,
    page.map(({ sku }) => sku),
  );
  const fields = gridFields(address.columns);
  const skus = listed.map(({ sku }) => sku);
  const mayMove = can(await ctx.actor(), "change", stockSubject(ctx));
  const stock = mayMove && address.columns.includes("stock") ? await readStock(ctx, skus) : new Map();
  const rows = listed.map(
    (one): GridRow => ({
      sku: one.sku,
      isVariation: one.parentSku !== null,
      isFamily: listed.some(({ parentSku }) => parentSku === one.sku),
      version: one.version,
      cells: Object.fromEntries(
        fields.flatMap(({ key }): [string, string][] => {
          if (key !== "stock") return [[key, one.fields[key] ?? ""]];
          const onHand = stock.get(one.sku);
          return onHand === undefined ? [] : [[key, String(onHand)]];
        }),
      ),
    }),
  );
  return {
    address,
    fields,
    rows,
    next: last ? writeCursor(last.id) : "",
    count: Math.min(counted, countedAtMost),
    isMore: counted > countedAtMost,
  };
}

const stockSubject = ({ tenant, shop }: ShopContext) => ({
  kind: "stock" as const,
  tenantId: tenant.id,
  sellerId: shop.sellerId,
});
