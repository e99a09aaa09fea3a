import { and, eq } from "drizzle-orm";
import { isRefusable, type MailPreferences, mailKinds, type RefusableMail } from "~/models/account/mail-kind";
import { insist } from "~/models/actor/insist";
import type { VisitorCustomer } from "~/models/visitor/visitor";
import { ofShop, shopKey } from "../db/of-shop.server";
import { emailSignups, mailRefusals } from "../db/schema";
import { keepSignups } from "../forms/save-signup-email.server";
import type { ShopContext } from "../shop-context.server";

/** Saves which mails a customer wants from the shop (rule accounts-33). */
export async function saveMailPreferences(
  ctx: ShopContext,
  { id, email }: Pick<VisitorCustomer, "id" | "email">,
  wanted: MailPreferences,
): Promise<void> {
  insist(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    for (const kind of mailKinds) if (isRefusable(kind)) await setMailRefusal(inner, id, kind, !wanted[kind]);
    if (wanted.newsletter) await keepSignups(inner, [email], "account");
    else await tx.delete(emailSignups).where(and(ofShop(emailSignups, ctx), eq(emailSignups.email, email)));
  });
}

/** Notes whether a customer refuses a kind of mail, without checking the actor: the caller did, or has a signed link. */
export async function setMailRefusal(
  ctx: ShopContext,
  customerId: number,
  kind: RefusableMail,
  isRefused: boolean,
): Promise<void> {
  const row = { ...shopKey(ctx), customerId, kind };
  if (isRefused)
    await ctx.db
      .insert(mailRefusals)
      .values({ ...row, createdAt: ctx.now() })
      .onConflictDoNothing();
  else
    await ctx.db
      .delete(mailRefusals)
      .where(
        and(ofShop(mailRefusals, ctx), eq(mailRefusals.customerId, customerId), eq(mailRefusals.kind, kind)),
      );
}
