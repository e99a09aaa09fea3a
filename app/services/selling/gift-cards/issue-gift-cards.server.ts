import { and, eq } from "drizzle-orm";
import { inZone } from "~/models/platform/date/format-date";
import { giftCardValue } from "~/models/selling/gift-card/gift-card-value";
import { giftRecipient } from "~/models/selling/gift-card/gift-recipient";
import { sendingTime } from "~/models/selling/gift-card/sending-time";
import { products } from "~/tables/catalogue/catalogue";
import { orderItems, orders } from "~/tables/orders/orders";
import { giftCardEntries, giftCards } from "~/tables/selling/gift-cards";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

type GiftLine = {
  order: Pick<typeof orders.$inferSelect, "id" | "shopId" | "email" | "adjustments">;
  line: typeof orderItems.$inferSelect;
};

/**
 * Makes a gift card for each piece of an order's gift certificates and queues its mail (rule gift-cards-1). A
 * card that was made before stays as it is. Call it in the transaction in which the order became paid.
 */
export async function issueGiftCards(ctx: ShopContext, orderId: string): Promise<void> {
  const bought = await ctx.db
    .select({
      order: {
        id: orders.id,
        shopId: orders.shopId,
        email: orders.email,
        adjustments: orders.adjustments,
      },
      line: orderItems,
    })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.tenantId, orderItems.tenantId), eq(orders.id, orderItems.orderId)))
    .innerJoin(
      products,
      and(eq(products.tenantId, orderItems.tenantId), eq(products.id, orderItems.productId)),
    )
    .where(
      and(
        eq(orderItems.tenantId, ctx.tenant.id),
        eq(orderItems.orderId, orderId),
        eq(products.classCode, "gift_certificate"),
      ),
    )
    .orderBy(orderItems.id);
  for (const gift of bought)
    for (let piece = 0; piece < gift.line.qty; piece++) await issue(ctx, gift, piece);
}

async function issue(ctx: ShopContext, { order, line }: GiftLine, piece: number): Promise<void> {
  const recipient = giftRecipient(line.lineData.personalization, order.email);
  const own = { tenantId: ctx.tenant.id, createdAt: ctx.now() };
  const [card] = await ctx.db
    .insert(giftCards)
    .values({
      ...own,
      shopId: order.shopId,
      orderId: order.id,
      orderItemId: line.id,
      piece,
      recipientEmail: recipient.email,
      recipientName: recipient.name,
      fromName: recipient.fromName,
      message: recipient.message,
      sendOn: recipient.sendOn,
    })
    .onConflictDoNothing()
    .returning({ id: giftCards.id });
  if (!card) return;
  const amountMinor = giftCardValue(line, order.adjustments);
  await ctx.db
    .insert(giftCardEntries)
    .values({ ...own, giftCardId: card.id, kind: "issued", orderId: order.id, amountMinor });
  const runAt = sendingTime(recipient.sendOn, inZone(ctx.now(), ctx.shop.settings.general.time_zone));
  await enqueueJob(
    ctx,
    "send-gift-card",
    { giftCardId: card.id },
    { jobKey: `gift-card:${card.id}`, ...(runAt ? { runAt } : {}) },
  );
}
