import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { quotes } from "~/tables/checkout/quotes";
import { carts } from "~/tables/selling/carts";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The quotes a customer asked for, in their downloaded data. */
export async function archiveQuotes(ctx: ShopContext, owner: DataOwner) {
  return { quotes: await readQuotes(ctx, owner) };
}

const readQuotes = ({ db, tenant }: ShopContext, { customerId }: DataOwner) =>
  db
    .select({
      number: quotes.number,
      email: quotes.email,
      note: quotes.note,
      answer: quotes.answer,
      state: quotes.status,
      validUntil: quotes.validUntil,
      createdAt: quotes.createdAt,
    })
    .from(quotes)
    .where(and(eq(quotes.tenantId, tenant.id), eq(quotes.customerId, customerId)))
    .orderBy(desc(quotes.createdAt));

/**
 * A quote that became an order is part of its papers; any other goes with the account, and its cart with it.
 */
export async function removeOpenQuotes(
  { db, tenant }: ShopContext,
  { customerId }: DataOwner,
): Promise<undefined> {
  const removed = await db
    .delete(quotes)
    .where(
      and(eq(quotes.tenantId, tenant.id), eq(quotes.customerId, customerId), ne(quotes.status, "ordered")),
    )
    .returning({ cartId: quotes.cartId });
  const cartIds = removed.map(({ cartId }) => cartId);
  await db.delete(carts).where(and(eq(carts.tenantId, tenant.id), inArray(carts.id, cartIds)));
}
