// @public

import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { addressKey } from "~/models/accounts/address/address-book";
import { type SeedCustomer, seedCustomer } from "~/models/files/seed/seed-customer";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { authorize } from "~/models/shops/actors/authorize";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Customers written at once. */
const batchSize = 5000;

/**
 * Fills a business with generated customers and their addresses until it has as many as asked for.
 * @returns how many were added
 */
export async function seedCustomers(
  ctx: ShopContext,
  count: number,
  onProgress: OnProgress,
): Promise<number> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from customers
    where tenant_id = ${ctx.tenant.id} and email like 'shopper-%@example.com'`);
  const before = rows[0]?.count ?? 0;
  for (let from = before; from < count; from += batchSize) {
    const size = Math.min(batchSize, count - from);
    const batch = Array.from({ length: size }, (_, at) => seedCustomer(from + at));
    await inTransaction(ctx, (inner) => writeCustomers(inner, batch));
    onProgress("Customers", from + size, count);
  }
  await ctx.db.execute(sql`analyze customers, customer_addresses`);
  return Math.max(0, count - before);
}

async function writeCustomers(ctx: ShopContext, batch: readonly SeedCustomer[]): Promise<void> {
  const tenantId = ctx.tenant.id;
  const json = JSON.stringify(
    batch.map((customer) => ({
      ...customer,
      contentKey: createHash("sha256").update(addressKey(customer.address)).digest("hex"),
    })),
  );
  await ctx.db.execute(sql`
    with sent as (
      select * from jsonb_to_recordset(${json}::jsonb) as r (email text, "firstName" text, "lastName" text,
        "groupCode" text, "createdDaysAgo" int, address jsonb, "contentKey" text)
    ), added as (
      insert into customers (tenant_id, email, first_name, last_name, group_code, created_at, updated_at)
      select ${tenantId}, email, "firstName", "lastName", "groupCode",
        at - "createdDaysAgo" * interval '1 day', at - "createdDaysAgo" * interval '1 day'
      from sent, (select ${ctx.now().toISOString()}::timestamptz as at) clock
      on conflict do nothing
      returning id, email, created_at)
    insert into customer_addresses (tenant_id, customer_id, address, content_key, is_default_shipping,
      is_default_billing, created_at, updated_at)
    select ${tenantId}, a.id, s.address, s."contentKey", true, true, a.created_at, a.created_at
    from added a join sent s using (email)`);
}
