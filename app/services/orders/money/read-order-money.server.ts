import type { OrderMoney } from "~/models/orders/order-view/order-view";
import { owedBackMinor, refusalsInARow } from "~/models/orders/payment/owed-back";
import { alreadyRefundedMinor } from "~/models/orders/payment/refund-once";
import { balanceOf } from "~/models/payments/movement";
import type { refunds } from "~/tables/orders/payments";
import { readOrderHistory } from "../../payments/ledger/read-order-history.server";
import { findPaymentsOfOrder, type PaymentRow } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { ofOrder, refundsOf } from "./record-refund.server";

/** The money of an order: how its payment stands, and its refunds, the oldest first. */
type ReadMoney = { money: OrderMoney; refunds: (typeof refunds.$inferSelect)[] };

/** How the payment of an order stands, as its page and the command line show it. It does not check rights. */
export async function readOrderMoney(
  ctx: ShopContext,
  { id, status }: Pick<OrderRow, "id" | "status">,
): Promise<ReadMoney> {
  const payments = await findPaymentsOfOrder(ctx, id);
  const [payment] = payments;
  if (!payment) return { money: noMoney, refunds: [] };
  const isAuthorized = payment.status === "authorized" && status !== "canceled";
  const made = ofOrder((await Promise.all(payments.map((one) => refundsOf(ctx, one)))).flat(), id);
  const isTooMuch = payments.some((one) => partOf(one, id).capturedMinor > partOf(one, id).amountMinor);
  // Nothing else makes a shop owe its shopper anything, so most orders need no look at the ledger.
  const mayOwe = status === "canceled" || isTooMuch || made.length > 0 || payments.length > 1;
  const history = mayOwe ? await readOrderHistory(ctx, id) : [];
  const owedMinor = owedBackMinor({ status, history, refunds: made });
  const refusals = owedMinor > 0 ? refusalsInARow(made) : 0;
  const dueMinor =
    payments.length > 1 && status !== "canceled" ? Math.max(0, balanceOf(history, receivable)) : 0;
  const refundedMinor = alreadyRefundedMinor(made);
  return { money: { isAuthorized, owedMinor, refusals, refundedMinor, dueMinor }, refunds: made };
}

const receivable = { account: "shopper_receivable" } as const;

const noMoney: OrderMoney = { isAuthorized: false, owedMinor: 0, refusals: 0, refundedMinor: 0, dueMinor: 0 };

const partOf = ({ allocations }: PaymentRow, orderId: string) =>
  allocations.find((one) => one.orderId === orderId) ?? { amountMinor: 0, capturedMinor: 0 };
