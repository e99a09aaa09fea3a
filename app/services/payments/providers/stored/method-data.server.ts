import { and, eq } from "drizzle-orm";
import { subscriptions } from "~/tables/orders/subscriptions";
import { storedMethods } from "~/tables/payments/stored-methods";
import type { DataOwner } from "../../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";

/** A customer's stored methods, in their downloaded data. */
export async function archiveMethods(ctx: ShopContext, owner: DataOwner) {
  return { paymentMethods: await readMethods(ctx, owner) };
}

const readMethods = ({ db, tenant }: ShopContext, { customerId }: DataOwner) =>
  db
    .select({
      method: storedMethods.title,
      provider: storedMethods.provider,
      expiresIn: storedMethods.expiresIn,
      createdAt: storedMethods.createdAt,
    })
    .from(storedMethods)
    .where(and(eq(storedMethods.tenantId, tenant.id), eq(storedMethods.customerId, customerId)));

/** Removes what is left of stored methods; part of deleting an account. */
export async function removeMethods(
  { db, tenant }: ShopContext,
  { customerId }: DataOwner,
): Promise<undefined> {
  await db
    .update(subscriptions)
    .set({ storedMethodId: null })
    .where(and(eq(subscriptions.tenantId, tenant.id), eq(subscriptions.customerId, customerId)));
  await db
    .delete(storedMethods)
    .where(and(eq(storedMethods.tenantId, tenant.id), eq(storedMethods.customerId, customerId)));
}
