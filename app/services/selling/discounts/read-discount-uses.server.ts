import { sql } from "drizzle-orm";
import type { DiscountContext } from "~/models/selling/discount/discount-rule";
import type { ShopContext } from "../../shops/shop-context.server";

/**
 * How often the shop's limited discounts were used by orders that were not cancelled: in all, and by a buyer.
 * Orders placed together use one once.
 * @param buyer e-mail of the order to be; null while it is not known
 */
export async function readDiscountUses(
  ctx: ShopContext,
  buyer: string | null,
): Promise<DiscountContext["uses"]> {
  const limited = ctx.shop.settings.discounts.filter(
    ({ conditions }) => conditions.maxUses !== null || conditions.maxUsesPerCustomer !== null,
  );
  if (limited.length === 0) return {};
  const { rows } = await ctx.db.execute<{ id: string; total: number; byCustomer: number }>(sql`
    select discount_id as id, count(distinct group_id)::int as total,
      count(distinct group_id) filter (where buyer = ${buyer?.toLowerCase() ?? ""})::int as "byCustomer"
    from discount_uses
    where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id} and released_at is null
      and discount_id = any(${sql.param(limited.map(({ id }) => id))}::text[])
    group by discount_id`);
  return Object.fromEntries(rows.map(({ id, total, byCustomer }) => [id, { total, byCustomer }]));
}
