import { and, eq, sum } from "drizzle-orm";
import { giftCardCodeEnd } from "~/models/selling/gift-card/gift-card-code";
import { giftCardMail } from "~/models/selling/gift-card/gift-card-mail";
import { mailShop } from "~/models/shops/mail/mail-shop";
import { giftCardEntries, giftCards } from "~/tables/gift-cards";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
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
  if (!card || card.orderId === null || card.mailedAt !== null || balanceMinor <= 0) return;
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
    recipientName: card.recipientName,
    fromName: card.fromName,
    message: card.message,
    shop: mailShop(ctx.shop, ctx.origin),
  });
  await sendMail(deps, mail);
  await ctx.db.update(giftCards).set({ mailedAt: ctx.now() }).where(own);
};

async function balanceOf(ctx: ShopContext, giftCardId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ balanceMinor: sum(giftCardEntries.amountMinor) })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.tenantId, ctx.tenant.id), eq(giftCardEntries.giftCardId, giftCardId)));
  return Number(row?.balanceMinor ?? 0);
}
