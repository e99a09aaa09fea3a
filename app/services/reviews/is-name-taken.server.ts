import { and, eq, ne, or, sql } from "drizzle-orm";
import { formerCustomerName } from "~/models/review/display-name";
import { customers, reviews } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

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
  const isOwn = or(
    customerId === null ? undefined : eq(reviews.customerId, customerId),
    email === null ? undefined : and(sql`${reviews.customerId} is null`, eq(reviews.guestEmail, email)),
  );
  const [review] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.tenantId, tenant.id),
        sql`lower(${reviews.displayName}) = ${wanted}`,
        isOwn ? sql`(${isOwn}) is not true` : undefined,
      ),
    )
    .limit(1);
  return review !== undefined;
}

/** Until the transaction ends, others who choose this name wait; then they find it taken. */
export async function lockDisplayName(ctx: ShopContext, name: string): Promise<void> {
  const key = `review name ${ctx.tenant.id} ${name.trim().toLowerCase()}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
