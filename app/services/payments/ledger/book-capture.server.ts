// @public

import { captureMovement, type LedgerCapture } from "~/models/payments/ledger/capture-movement";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeMovement } from "./write-movement.server";

/**
 * Books what a payment took for an order, once for each outcome (rule ledger-4). The order must be locked.
 */
export async function bookCapture(ctx: ShopContext, capture: LedgerCapture): Promise<void> {
  const movement = captureMovement(capture);
  if (movement) await writeMovement(ctx, movement);
}
