import { and, eq } from "drizzle-orm";
import { emailSignups } from "~/tables/content/forms";
import { shops } from "~/tables/shops/shops";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a customer signed up for, in their downloaded data. */
export async function archiveSignups({ db, tenant }: ShopContext, { email }: DataOwner) {
  const signups = await db
    .select({ shop: shops.name, newsSince: emailSignups.createdAt, source: emailSignups.source })
    .from(emailSignups)
    .innerJoin(shops, and(eq(shops.tenantId, emailSignups.tenantId), eq(shops.id, emailSignups.shopId)))
    .where(and(eq(emailSignups.tenantId, tenant.id), eq(emailSignups.email, email)));
  return { mails: signups };
}

/** Removes the signups of an e-mail; part of deleting an account. */
export async function removeSignups({ db, tenant }: ShopContext, { email }: DataOwner): Promise<undefined> {
  await db
    .delete(emailSignups)
    .where(and(eq(emailSignups.tenantId, tenant.id), eq(emailSignups.email, email)));
}
