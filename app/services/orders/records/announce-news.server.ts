import type { ShopContext } from "../../shops/context/shop-context.server";

/** Does what areas registered for news of an order within its state. The order must be locked. */
export async function announceNews(ctx: ShopContext, orderId: string): Promise<void> {
  for (const run of ctx.handlers.orderNews) await run(ctx, orderId);
}
