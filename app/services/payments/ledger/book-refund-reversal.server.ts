// @public

import { failedRefundMovement, reinstatedMovement } from "~/models/payments/ledger/refund-reversal";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readOrderHistory } from "./read-order-history.server";
import { writeMovement } from "./write-movement.server";

/** Books that a refund failed after it was booked, once (rule ledger-12). The order must be locked. */
export async function bookFailedRefund(
  ctx: ShopContext,
  refund: Parameters<typeof failedRefundMovement>[0],
): Promise<void> {
  const movement = failedRefundMovement(refund);
  if (movement) await writeMovement(ctx, movement);
}

/** Books that money a bank took back was given again, once (rule ledger-12). The order must be locked. */
export async function bookReinstated(
  ctx: ShopContext,
  { refundId, orderId }: { refundId: string; orderId: string },
): Promise<void> {
  const movement = reinstatedMovement(refundId, await readOrderHistory(ctx, orderId));
  if (movement) await writeMovement(ctx, movement);
}
