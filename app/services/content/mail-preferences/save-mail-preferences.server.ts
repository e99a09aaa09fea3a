// @public

import { and, eq } from "drizzle-orm";
import { isRefusable, type MailPreferences, mailKinds } from "~/models/accounts/mail-kind";
import { authorize } from "~/models/shops/actors/authorize";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { emailSignups } from "~/tables/content/forms";
import { setMailRefusal } from "../../accounts/mail-preferences/set-mail-refusal.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepSignups } from "../forms/save-signup-email.server";

/** Saves which mails a customer wants from the shop (rule accounts-33). */
export async function saveMailPreferences(
  ctx: ShopContext,
  { id, email }: Pick<VisitorCustomer, "id" | "email">,
  wanted: MailPreferences,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    for (const kind of mailKinds) if (isRefusable(kind)) await setMailRefusal(inner, id, kind, !wanted[kind]);
    if (wanted.newsletter) await keepSignups(inner, [email], "account");
    else await tx.delete(emailSignups).where(and(ofShop(emailSignups, ctx), eq(emailSignups.email, email)));
  });
}
