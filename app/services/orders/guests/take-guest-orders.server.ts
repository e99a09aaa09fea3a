// @public

import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { customers } from "~/tables/accounts/customers";
import { guests } from "~/tables/orders/guests";
import { orders } from "~/tables/orders/orders";
import type { ConfirmedEmail } from "../../accounts/register/confirmed-email.server";
import { actAs } from "../../shops/context/act-as.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const maxNote = 2000;

/**
 * Gives an account the orders that were placed without one with its email, in all shops of the business, and
 * what was noted about the guest (rule accounts-47). Part of the transaction that confirms the email.
 */
export async function takeGuestOrders(ctx: ShopContext, { customerId, email }: ConfirmedEmail) {
  const { db, tenant, now } = ctx;
  await actAs(db, await ctx.actor());
  const noted = await db
    .select({ note: guests.note })
    .from(guests)
    .where(and(eq(guests.tenantId, tenant.id), eq(guests.email, email), ne(guests.note, "")))
    .orderBy(asc(guests.id));
  if (noted.length > 0) {
    const words = noted.map(({ note }) => note).join("\n");
    await db
      .update(customers)
      .set({ note: sql`left(btrim(${customers.note} || E'\n' || ${words}, E'\n'), ${maxNote})` })
      .where(and(eq(customers.tenantId, tenant.id), eq(customers.id, customerId)));
  }
  // Locked in the order of every change of orders (rule locks-1).
  const asGuest = and(
    eq(orders.tenantId, tenant.id),
    sql`lower(${orders.email}) = ${email}`,
    isNull(orders.customerId),
  );
  const taken = await db
    .select({ id: orders.id })
    .from(orders)
    .where(asGuest)
    .orderBy(orders.id)
    .for("update");
  if (taken.length === 0) return;
  await db.update(orders).set({ customerId, updatedAt: now() }).where(asGuest);
}
