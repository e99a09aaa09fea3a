import { and, eq, sum } from "drizzle-orm";
import { giftCardCodeEnd } from "~/models/selling/gift-card/gift-card-code";
import { giftCardMail } from "~/models/selling/gift-card/gift-card-mail";
import { customers } from "~/tables/accounts/customers";
import { giftCardEntries, giftCards } from "~/tables/selling/gift-cards";
import { greetedName } from "../../accounts/jobs/greeted-name.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { codeOfGiftCard, giftCardHash } from "../gift-cards/gift-card-hash.server";

/**
 * Mails a gift card's code to its recipient (rule gift-cards-3). The code is known to the shop before the
 * mail leaves, so that no mail brings one that does not work. A card that was mailed, has no balance left or
 * moved in with a code of its own is skipped.
 */
export const sendGiftCardJob: JobHandler<"send-gift-card"> = async (deps, { shopId, giftCardId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const own = and(ofShop(giftCards, ctx), eq(giftCards.id, giftCardId));
  const [card] = await ctx.db.select().from(giftCards).where(own);
  const balanceMinor = await balanceOf(ctx, giftCardId);
  if (!card || card.recipientEmail === "" || card.mailedAt !== null || balanceMinor <= 0) return;
  const code = codeOfGiftCard(deps.secret, { shopId, id: giftCardId });
  await ctx.db
    .update(giftCards)
    .set({ codeHash: giftCardHash(code), codeEnd: giftCardCodeEnd(code) })
    .where(own);
  const mail = giftCardMail({
    giftCardId,
    code,
    valueMinor: balanceMinor,
    currency: ctx.tenant.currency,
    to: card.recipientEmail,
    greetedName: await nameOf(ctx, card.recipientEmail),
    fromName: card.fromName,
    message: card.message,
    shop: mailShopOf(ctx),
  });
  await sendMail(deps, mail);
  await ctx.db.update(giftCards).set({ mailedAt: ctx.now() }).where(own);
};

/** The name of the customer with an e-mail that is confirmed; empty for everyone else (rule accounts-41). */
async function nameOf(ctx: ShopContext, email: string): Promise<string> {
  const [customer] = await ctx.db
    .select({ name: greetedName })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email.toLowerCase())));
  return customer?.name ?? "";
}

async function balanceOf(ctx: ShopContext, giftCardId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ balanceMinor: sum(giftCardEntries.amountMinor) })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.tenantId, ctx.tenant.id), eq(giftCardEntries.giftCardId, giftCardId)));
  return Number(row?.balanceMinor ?? 0);
}
