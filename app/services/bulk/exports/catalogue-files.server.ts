import { sql } from "drizzle-orm";
import { productColumns } from "~/models/catalogue/rows/product-columns";
import { storedCells } from "~/models/catalogue/rows/stored-cells";
import { listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import { readCatalogue } from "../../catalogue/read-catalogue.server";
import { listStock } from "../../catalogue/stock/list-stock.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExportFile } from "./export-file";

/** Products of a step, each with its variations, and stock items of one. */
const stepProducts = 200;
const stepStock = 2000;

/** The products of the business in the columns of products.csv, each before its variations. */
export const productsFile: ExportFile = {
  async columns(ctx) {
    const named = await dynamicColumns(ctx);
    return [...productColumns.filter((column) => column !== "non_shippable"), "non_shippable", ...named];
  },
  async read(ctx, _options, cursor) {
    const after = typeof cursor === "number" ? cursor : null;
    const found = await listOwnedProducts(ctx, {}, { after, limit: stepProducts });
    const ids = found.map(({ id }) => id);
    const stored = ids.length > 0 ? await readCatalogue(ctx, await withMembers(ctx, ids)) : [];
    const names = new Map(stored.map(({ entry }) => [entry.sku, entry.name]));
    const rows = stored
      .filter(({ isArchived }) => !isArchived)
      .map(({ entry }) => storedCells(entry, names.get(entry.parentSku ?? "") ?? "", ctx.tenant.currency));
    return { rows, cursor: found.length < stepProducts ? null : (ids.at(-1) ?? null) };
  },
};

/** What the seller has of each stock item. */
export const stockFile: ExportFile = {
  columns: () => ["sku", "onHand", "reserved", "isManaged", "allowsBackorders", "lowStockThreshold"],
  async read(ctx, _options, cursor) {
    const after = typeof cursor === "string" ? cursor : "";
    const found = await listStock(ctx, { after, limit: stepStock });
    const rows = found.map((item) => ({
      sku: item.sku,
      onHand: item.onHand,
      reserved: item.reserved,
      isManaged: item.manageStock,
      allowsBackorders: item.allowBackorders,
      lowStockThreshold: item.lowStockThreshold,
    }));
    return { rows, cursor: found.length < stepStock ? null : (found.at(-1)?.sku ?? null) };
  },
};

/** Columns of options and attributes that any product has. */
async function dynamicColumns(ctx: ShopContext): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ column: string }>(sql`
    select distinct 'option:' || (axis ->> 'label') as column
    from products p, jsonb_array_elements(p.option_axes) axis where p.tenant_id = ${ctx.tenant.id}
    union select distinct 'attr:' || code from products p, jsonb_object_keys(p.attributes) code
    where p.tenant_id = ${ctx.tenant.id} order by 1`);
  return rows.map(({ column }) => column);
}

async function withMembers(ctx: ShopContext, ids: readonly number[]): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from products where tenant_id = ${ctx.tenant.id} and parent_id = any(${sql.param([...ids])}::bigint[])`);
  return [...ids, ...rows.map(({ id }) => Number(id))];
}
