// @public

import { linesCanceledMovement } from "~/models/payments/ledger/lines-canceled-movement";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readOrderHistory } from "./read-order-history.server";
import { writeMovement } from "./write-movement.server";

/** Books that lines of an order were canceled (rule ledger-11). The order must be locked. */
export async function bookLinesCanceled(
  ctx: ShopContext,
  canceled: Parameters<typeof linesCanceledMovement>[0],
): Promise<void> {
  const movement = linesCanceledMovement(canceled, await readOrderHistory(ctx, canceled.orderId));
  if (movement) await writeMovement(ctx, movement);
}
