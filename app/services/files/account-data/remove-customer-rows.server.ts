import { and, eq, inArray, isNull } from "drizzle-orm";
import { carts } from "~/tables/carts";
import { customerAddresses } from "~/tables/customer-addresses";
import { customerIdentities } from "~/tables/customer-identities";
import { sessions } from "~/tables/customers";
import { emailChanges } from "~/tables/email-changes";
import { emailSignups } from "~/tables/forms";
import { favorites, savedItems, shoppingLists } from "~/tables/lists";
import { mailRefusals } from "~/tables/mail-refusals";
import { passkeyChallenges, passkeys } from "~/tables/passkeys";
import { passwordResets } from "~/tables/password-resets";
import { quotes } from "~/tables/quotes";
import { registrations } from "~/tables/registrations";
import { reviewLikes, reviews } from "~/tables/reviews";
import { stockNotices } from "~/tables/stock-notices";
import { storedMethods } from "~/tables/stored-methods";
import { subscriptions } from "~/tables/subscriptions";
import { productTag } from "../../catalogue/select-cards.server";
import type { ShopContext } from "../../shops/shop-context.server";

/** Tables whose rows of a customer go as they are; carts first (rule locks-1). */
const ownTables = [
  ...[carts, sessions, customerAddresses, customerIdentities, passkeys, passkeyChallenges],
  ...[passwordResets, emailChanges, mailRefusals, favorites, savedItems, shoppingLists],
  ...[stockNotices, storedMethods],
] as const;

/** Tables whose rows name a person by e-mail alone. */
const mailTables = [registrations, emailSignups, stockNotices] as const;

/**
 * Removes what a customer had, apart from what they wrote; part of deleting an account.
 * @returns the tags of what shows something of it
 */
export async function removeCustomerRows(
  { db, tenant }: ShopContext,
  { customerId, email }: { customerId: number; email: string },
): Promise<string[]> {
  await db
    .update(subscriptions)
    .set({ storedMethodId: null })
    .where(and(eq(subscriptions.tenantId, tenant.id), eq(subscriptions.customerId, customerId)));
  for (const table of ownTables)
    await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.customerId, customerId)));
  for (const table of mailTables)
    await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.email, email)));
  await removeOpenQuotes({ db, tenant }, customerId);
  const liked = await db
    .delete(reviewLikes)
    .where(and(eq(reviewLikes.tenantId, tenant.id), eq(reviewLikes.customerId, customerId)))
    .returning({ reviewId: reviewLikes.reviewId });
  const ids = liked.map(({ reviewId }) => reviewId);
  const shown = await db
    .selectDistinct({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.tenantId, tenant.id), inArray(reviews.id, ids)));
  return shown.map(({ productId }) => productTag(productId));
}

/** A quote that became an order is part of its papers; any other goes, with its cart. */
async function removeOpenQuotes({ db, tenant }: Pick<ShopContext, "db" | "tenant">, customerId: number) {
  const removed = await db
    .delete(quotes)
    .where(and(eq(quotes.tenantId, tenant.id), eq(quotes.customerId, customerId), isNull(quotes.orderId)))
    .returning({ cartId: quotes.cartId });
  const cartIds = removed.map(({ cartId }) => cartId);
  await db.delete(carts).where(and(eq(carts.tenantId, tenant.id), inArray(carts.id, cartIds)));
}
