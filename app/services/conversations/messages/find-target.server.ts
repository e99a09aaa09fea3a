import { and, eq } from "drizzle-orm";
import type { MessageTarget } from "~/models/conversations/message-target";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { conversations } from "~/tables/conversations/conversations";
import { orders } from "~/tables/orders/orders";
import { orderSubject } from "../../orders/states/order-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ConversationRow, findConversation } from "../inbox/find-conversation.server";
import { findAskedProduct } from "./find-asked-product.server";
import type { ConversationSubject } from "./read-subjects.server";

/** The conversation about it that there is, and what a new one is made of. */
export type FoundTarget = { row: ConversationRow | null; subject: ConversationSubject; sellerId: string };

/**
 * The conversation of a customer that a message goes to; an order and a product have one (rule
 * conversations-1).
 * @throws AppError `not_found` for an order of another customer, a product the shop does not show, and where
 * the shop has no conversations (rule conversations-2)
 */
export async function findTarget(
  ctx: ShopContext,
  customerId: number,
  target: MessageTarget,
): Promise<FoundTarget> {
  const { messages } = ctx.shop.settings.modules;
  if (!messages.is_active) throw new AppError("not_found", phrase("This shop has no messages."));
  switch (target.about) {
    case "conversation": {
      const row = await findConversation(ctx, target.id, "reply");
      return { row, subject: row, sellerId: row.sellerId };
    }
    case "order":
      return findOrder(ctx, customerId, target.orderId);
    case "product":
      return findProduct(ctx, customerId, target.productId);
    case "subject":
      return {
        row: null,
        subject: { type: "Customer", orderId: null, productId: null, subject: target.subject },
        sellerId: ctx.shop.sellerId,
      };
  }
}

async function findOrder(ctx: ShopContext, customerId: number, orderId: string): Promise<FoundTarget> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order) throw new AppError("not_found", phrase("We couldn’t find this order."));
  authorize(await ctx.actor(), "reply", orderSubject(order));
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.tenantId, ctx.tenant.id),
        eq(conversations.customerId, customerId),
        eq(conversations.orderId, orderId),
      ),
    );
  const subject = { type: "Order", orderId, productId: null, subject: "" } as const;
  return { row: row ?? null, subject, sellerId: order.sellerId };
}

async function findProduct(ctx: ShopContext, customerId: number, id: number): Promise<FoundTarget> {
  const { product, subject, sellerId } = await findAskedProduct(ctx, id);
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.tenantId, ctx.tenant.id),
        eq(conversations.customerId, customerId),
        eq(conversations.shopId, ctx.shop.id),
        eq(conversations.productId, product.id),
      ),
    );
  return { row: row ?? null, subject, sellerId: row?.sellerId ?? sellerId };
}
