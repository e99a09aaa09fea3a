// @public

import type { OrderView } from "~/models/orders/order-view/order-view";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { holdingKeyOf } from "~/models/shops/actors/actor";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isSignedLink } from "../../shops/secrets/signed-link.server";
import { findOrderSubject } from "../records/find-order-subject.server";
import { loadOrder } from "./load-order.server";

/** What an order may be opened with besides a session: the key of the link in its mail. */
export type OrderKey = { secret: string; key?: string | null };

/**
 * An order for an actor who may view it (rules actors-2 and actors-3).
 * @throws AppError `not_found` for every other actor, so that the existence of an order stays unknown
 */
export async function readOrder(
  ctx: ShopContext,
  orderId: string,
  { secret, key }: OrderKey,
): Promise<OrderView> {
  const order = await loadOrder(ctx, orderId);
  const subject = order && (await findOrderSubject(ctx, orderId));
  if (!order || !subject) throw new AppError("not_found", phrase("We couldn’t find this order."));
  authorize(await asHolder(ctx, orderId, { secret, key: key ?? null }).actor(), "view", subject);
  return order;
}

/**
 * The context as the holder of an order's key acts in it (rule actors-3); unchanged without the right key.
 */
export function asHolder<Context extends ShopContext>(
  ctx: Context,
  orderId: string,
  { secret, key }: OrderKey,
): Context {
  const subject = { kind: "order", shopId: ctx.shop.id, id: orderId } as const;
  if (!key || !isSignedLink(secret, subject, key)) return ctx;
  return { ...ctx, actor: async () => holdingKeyOf(await ctx.actor(), orderId) };
}
