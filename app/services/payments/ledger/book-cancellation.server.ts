import { cancellationMovement } from "~/models/payments/ledger/cancellation-movement";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readOrderHistory } from "./read-order-history.server";
import { writeMovement } from "./write-movement.server";

/**
 * Books that an order was canceled, once; one that was not accepted was never booked (rule ledger-8). The
 * order must be locked.
 */
export async function bookCancellation(ctx: ShopContext, orderId: string): Promise<void> {
  const history = await readOrderHistory(ctx, orderId);
  const sellerId = history.find(({ kind }) => kind === "sale")?.sellerId;
  const movement = sellerId ? cancellationMovement({ orderId, sellerId }, history) : null;
  if (movement) await writeMovement(ctx, movement);
}
