// @public

import { changedSaleMovements } from "~/models/payments/ledger/changed-sale";
import { balanceOf } from "~/models/payments/movement";
import type { Minor } from "~/models/platform/money/money";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readSale, writeLineTerms } from "./book-sale.server";
import { readOrderHistory } from "./read-order-history.server";
import { writeMovement } from "./write-movement.server";

/**
 * Books what an edit made of an order that was booked before (rule ledger-13). The order must be locked and
 * be written as it is now.
 */
export async function bookChangedSale(ctx: ShopContext, orderId: string, version: number): Promise<void> {
  const sale = await readSale(ctx, orderId);
  if (!sale) return;
  const history = await readOrderHistory(ctx, orderId);
  for (const movement of changedSaleMovements(sale, version, history)) await writeMovement(ctx, movement);
  await writeLineTerms(ctx, orderId, sale.lines);
}

/**
 * What the shopper still has to pay of an order that was booked, minor units; below zero for what they are
 * owed.
 */
export async function readBalance(ctx: ShopContext, orderId: string): Promise<Minor> {
  return balanceOf(await readOrderHistory(ctx, orderId), { account: "shopper_receivable" });
}
