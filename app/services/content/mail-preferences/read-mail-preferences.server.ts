// @public

import { and, eq } from "drizzle-orm";
import type { MailPreferences } from "~/models/accounts/mail-kind";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { mailRefusals } from "~/tables/accounts/mail-refusals";
import { emailSignups } from "~/tables/content/forms";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Which mails a customer gets from the shop. */
export async function readMailPreferences(
  ctx: ShopContext,
  { id, email }: Pick<VisitorCustomer, "id" | "email">,
): Promise<MailPreferences> {
  const refused = await ctx.db
    .select({ kind: mailRefusals.kind })
    .from(mailRefusals)
    .where(and(ofShop(mailRefusals, ctx), eq(mailRefusals.customerId, id)));
  const [signup] = await ctx.db
    .select({ email: emailSignups.email })
    .from(emailSignups)
    .where(and(ofShop(emailSignups, ctx), eq(emailSignups.email, email)));
  const isRefused = (kind: string) => refused.some((one) => one.kind === kind);
  return {
    "back-in-stock": !isRefused("back-in-stock"),
    messages: !isRefused("messages"),
    newsletter: signup !== undefined,
  };
}
