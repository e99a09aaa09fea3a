// @public

import { type LedgerRefund, refundMovement } from "~/models/payments/ledger/refund-movement";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readOrderHistory } from "./read-order-history.server";
import { writeMovement } from "./write-movement.server";

/** Books a refund that was made, once (rules ledger-6 and ledger-7). The order must be locked. */
export async function bookRefund(ctx: ShopContext, refund: LedgerRefund): Promise<void> {
  const movement = refundMovement(refund, await readOrderHistory(ctx, refund.orderId));
  if (movement) await writeMovement(ctx, movement);
}
