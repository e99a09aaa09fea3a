// @public

import { and, eq } from "drizzle-orm";
import type { MailKind } from "~/models/accounts/mail-kind";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { unsubscribePath } from "~/paths/account";
import { customers } from "~/tables/accounts/customers";
import { emailSignups } from "~/tables/content/forms";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";
import { setMailRefusal } from "./set-mail-refusal.server";

/**
 * Whose mails a link ends: of back in stock the notice it came with, of messages the customer, of
 * news the signup's e-mail as `id` of it.
 */
export type UnsubscribeLink = { kind: MailKind; id: string };

const subjectOf = (ctx: ShopContext, { kind, id }: UnsubscribeLink) =>
  ({ kind: "unsubscribe", shopId: ctx.shop.id, id: `${kind}:${id}` }) as const;

/** The address that ends a kind of mail (rule accounts-34), for the mail and its headers. */
export const unsubscribeUrl = (
  ctx: ShopContext & { secret: string; origin: string },
  link: UnsubscribeLink,
): string => mailUrl(ctx, unsubscribePath(link.kind, link.id, signLink(ctx.secret, subjectOf(ctx, link))));

/** Whether this shop signed the link. */
export const isUnsubscribeLink = (
  ctx: ShopContext & { secret: string },
  link: UnsubscribeLink,
  key: string,
): boolean => isSignedLink(ctx.secret, subjectOf(ctx, link), key);

/**
 * Ends a kind of mail for the owner of a link that was checked. A second time, or after the account, changes
 * nothing.
 */
export async function unsubscribe(ctx: ShopContext, { kind, id }: UnsubscribeLink): Promise<void> {
  switch (kind) {
    case "back-in-stock":
      return endNotices(ctx, id);
    case "messages":
      return refuse(ctx, Number(id), "messages");
    case "newsletter":
      await ctx.db.delete(emailSignups).where(and(ofShop(emailSignups, ctx), eq(emailSignups.id, id)));
  }
}

/**
 * A customer refuses the mails; a guest's notices are forgotten, because nothing else is known of
 * them.
 */
async function endNotices(ctx: ShopContext, noticeId: string): Promise<void> {
  const [notice] = await ctx.db
    .select({ email: stockNotices.email, customerId: stockNotices.customerId })
    .from(stockNotices)
    .where(and(ofShop(stockNotices, ctx), eq(stockNotices.id, noticeId)));
  if (!notice) return;
  if (notice.customerId !== null) return refuse(ctx, notice.customerId, "back-in-stock");
  await ctx.db
    .delete(stockNotices)
    .where(and(ofShop(stockNotices, ctx), eq(stockNotices.email, notice.email)));
}

async function refuse(ctx: ShopContext, customerId: number, kind: "back-in-stock" | "messages") {
  const [customer] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (customer) await setMailRefusal(ctx, customer.id, kind, true);
}
