import type { OrderMoney } from "~/models/orders/order-view/order-view";
import { owedBackMinor, refusalsInARow } from "~/models/orders/payment/owed-back";
import { alreadyRefundedMinor } from "~/models/orders/payment/refund-once";
import type { refunds } from "~/tables/orders";
import { readOrderHistory } from "../../payments/ledger/read-order-history.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/locks/with-order-locks.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { ofOrder, refundsOf } from "./record-refund.server";

/** The money of an order: how its payment stands, and its refunds, the oldest first. */
type ReadMoney = { money: OrderMoney; refunds: (typeof refunds.$inferSelect)[] };

/** How the payment of an order stands, as its page and the command line show it. It does not check rights. */
export async function readOrderMoney(
  ctx: ShopContext,
  { id, status }: Pick<OrderRow, "id" | "status">,
): Promise<ReadMoney> {
  const payment = await findPaymentOfOrder(ctx, id);
  if (!payment)
    return { money: { isAuthorized: false, owedMinor: 0, refusals: 0, refundedMinor: 0 }, refunds: [] };
  const isAuthorized = payment.status === "authorized" && status !== "canceled";
  const made = ofOrder(await refundsOf(ctx, payment), id);
  const part = payment.allocations.find(({ orderId }) => orderId === id);
  const isTooMuch = part !== undefined && part.capturedMinor > part.amountMinor;
  // Nothing else makes a shop owe its shopper anything, so most orders need no look at the ledger.
  const mayOwe = status === "canceled" || isTooMuch || made.length > 0;
  const history = mayOwe ? await readOrderHistory(ctx, id) : [];
  const owedMinor = owedBackMinor({ status, history, refunds: made });
  const refusals = owedMinor > 0 ? refusalsInARow(made) : 0;
  const refundedMinor = alreadyRefundedMinor(made);
  return { money: { isAuthorized, owedMinor, refusals, refundedMinor }, refunds: made };
}
