// @public

import { sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { saleVersion } from "../changes/sale-version.server";

/** A sale with its times on the shop's clock, such as `2026-12-01 18:00`. */
export type SaleView = {
  name: string;
  state: "planned" | "running" | "ended";
  from: string;
  to: string | null;
  products: number;
  /** Another one whenever it is planned anew (rule owners-2). */
  version: string;
  /** What it is found again by: its beginning as PostgreSQL writes it, and its id. */
  cursor: SaleCursor;
};

/** See {@link SaleView}. */
type SaleCursor = { at: string; id: number };

/** Sales of one answer, unless fewer are asked for. */
const most = 1000;

/**
 * The sales of the shop's seller, the latest first.
 * @param page those after a sale, at most so many
 * @throws AppError `forbidden`
 */
export async function listSales(
  ctx: ShopContext,
  { after, limit }: { after: SaleCursor | null; limit: number } = { after: null, limit: most },
): Promise<SaleView[]> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "change", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  const local = (column: string) =>
    sql`to_char(${sql.raw(column)} at time zone ${shop.settings.general.time_zone}, 'YYYY-MM-DD HH24:MI')`;
  const rest = after && sql`and (s.starts_at, s.id) < (${after.at}::timestamptz, ${after.id})`;
  const { rows } = await ctx.db.execute<Omit<SaleView, "version">>(sql`
    select s.name, s.state, jsonb_build_object('at', s.starts_at::text, 'id', s.id) as cursor, ${local("s.starts_at")} as "from", ${local("s.ends_at")} as "to",
      (select count(*)::int from sale_prices sp where sp.tenant_id = s.tenant_id and sp.sale_id = s.id) as products
    from sales s where s.tenant_id = ${tenant.id} and s.seller_id = ${shop.sellerId} ${rest ?? sql``}
    order by s.starts_at desc, s.id desc limit ${limit}`);
  return rows.map((sale) => ({ ...sale, version: saleVersion({ ...sale, id: sale.cursor.id }) }));
}
