import { sql } from "drizzle-orm";
import type { DiscountContext } from "~/models/selling/discount/discount-rule";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const usesOf = namedStatement<{ id: string; total: number; byCustomer: number }>(
  "discount_uses",
  () => sql`
    select discount_id as id, count(distinct group_id)::int as total,
      count(distinct group_id) filter (where buyer = ${sql.placeholder("buyer")})::int as "byCustomer"
    from discount_uses
    where tenant_id = ${sql.placeholder("tenantId")} and shop_id = ${sql.placeholder("shopId")}
      and order_id is distinct from ${sql.placeholder("exceptOrder")}::uuid
      and released_at is null and discount_id = any(${sql.placeholder("ids")}::text[])
    group by discount_id`,
);

/**
 * How often the shop's limited discounts were used by orders that were not cancelled: in all, and by a buyer.
 * Orders placed together use one once.
 * @param buyer e-mail of the order to be; null while it is not known
 * @param exceptOrder an order that is edited, whose own uses do not count
 */
export async function readDiscountUses(
  ctx: ShopContext,
  buyer: string | null,
  exceptOrder: string | null = null,
): Promise<DiscountContext["uses"]> {
  const limited = ctx.shop.settings.discounts.filter(
    ({ conditions }) => conditions.maxUses !== null || conditions.maxUsesPerCustomer !== null,
  );
  if (limited.length === 0) return {};
  const rows = await usesOf(ctx.db, {
    tenantId: ctx.tenant.id,
    shopId: ctx.shop.id,
    buyer: buyer?.toLowerCase() ?? "",
    exceptOrder,
    ids: limited.map(({ id }) => id),
  });
  return Object.fromEntries(rows.map(({ id, total, byCustomer }) => [id, { total, byCustomer }]));
}
