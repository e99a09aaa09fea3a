// @public

import { type SQL, sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { readDb } from "../../platform/db/read-db.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Pieces of a stock item with the first product that is sold from it. */
export type FoundStock = {
  id: number;
  sku: string;
  name: string;
  onHand: number;
  reserved: number;
  isManaged: boolean;
  lowStockThreshold: number;
};

/**
 * What stock is looked for by: a text begins the SKU, or words of a product's name; `low` counts what is sold
 * out, too.
 */
export type StockSearch = { text: string | null; state: "low" | "out" | null };

const threshold = sql`greatest(s.low_stock_threshold, 0)`;

function matching({ tenant, shop }: ShopContext, { text, state }: StockSearch): SQL {
  const words = text?.trim() ?? "";
  const beginning = `${words.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`s.tenant_id = ${tenant.id} and s.seller_id = ${shop.sellerId}
    ${
      words === ""
        ? sql``
        : sql`and (s.sku ilike ${beginning} or exists (select from offers o
            join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
            left join products f on f.tenant_id = p.tenant_id and f.id = p.parent_id
            where o.tenant_id = s.tenant_id and o.stock_item_id = s.id
              and (p.sku ilike ${beginning} or coalesce(nullif(p.name, ''), f.name) ilike ${`%${beginning}`})))`
    }
    ${
      state === null
        ? sql``
        : state === "out"
          ? sql`and s.manage_stock and s.on_hand - s.reserved <= 0`
          : sql`and s.manage_stock and s.on_hand - s.reserved <= ${threshold}`
    }`;
}

async function requireView(ctx: ShopContext): Promise<void> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "view", { kind: "stock", tenantId: tenant.id, sellerId: shop.sellerId });
}

/**
 * The stock items of the shop's seller that match, in the order of their SKUs, by one statement.
 * @param page at most `limit` after a SKU
 * @throws AppError `forbidden`
 */
export async function searchStock(
  ctx: ShopContext,
  search: StockSearch,
  { after, limit }: { after: string; limit: number },
): Promise<FoundStock[]> {
  await requireView(ctx);
  const { rows } = await readDb(ctx.db).execute<FoundStock>(sql`
    select s.id, s.sku, s.on_hand as "onHand", s.reserved, s.manage_stock as "isManaged",
      s.low_stock_threshold as "lowStockThreshold",
      coalesce((select coalesce(nullif(p.name, ''), f.name) from offers o
        join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
        left join products f on f.tenant_id = p.tenant_id and f.id = p.parent_id
        where o.tenant_id = s.tenant_id and o.stock_item_id = s.id order by p.id limit 1), '') as name
    from stock_items s
    where ${matching(ctx, search)} and s.sku > ${after}
    order by s.sku limit ${limit}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** How many stock items match, counted up to a bound. @throws AppError `forbidden` */
export async function countStock(ctx: ShopContext, search: StockSearch, atMost: number): Promise<number> {
  await requireView(ctx);
  const { rows } = await readDb(ctx.db).execute<{ count: number }>(sql`
    select count(*)::int as count from (select from stock_items s where ${matching(ctx, search)} limit ${atMost}) found`);
  return rows[0]?.count ?? 0;
}
