// @public

import { and, eq, ne, sql } from "drizzle-orm";
import { formerCustomerName } from "~/models/accounts/display-name";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Who asks for a name: a customer, or a guest by e-mail. Both null for a person who is not known. */
export type NameOwner = { customerId: number | null; email: string | null };

/** Whether another customer or reviewer has a display name, in any case (rule reviews-3). */
export async function isNameTaken(
  ctx: ShopContext,
  name: string,
  { customerId, email }: NameOwner,
): Promise<boolean> {
  const { db, tenant } = ctx;
  const wanted = name.trim().toLowerCase();
  if (!wanted) return false;
  if (wanted === formerCustomerName.toLowerCase()) return true;
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, tenant.id),
        sql`lower(${customers.nickName}) = ${wanted}`,
        customerId === null ? undefined : ne(customers.id, customerId),
      ),
    )
    .limit(1);
  if (customer) return true;
  const takenIn = (table: "reviews" | "seller_reviews") => sql`exists (select from ${sql.identifier(table)} r
    where r.tenant_id = ${tenant.id} and lower(r.display_name) = ${wanted}
      and (r.customer_id = ${customerId} or (r.customer_id is null and r.guest_email = ${email})) is not true)`;
  const { rows } = await db.execute<{ isTaken: boolean }>(
    sql`select ${takenIn("reviews")} or ${takenIn("seller_reviews")} as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

/** Until the transaction ends, others who choose this name wait; then they find it taken. */
export async function lockDisplayName(ctx: ShopContext, name: string): Promise<void> {
  const key = `review name ${ctx.tenant.id} ${name.trim().toLowerCase()}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
