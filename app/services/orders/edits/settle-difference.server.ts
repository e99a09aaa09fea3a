import { and, eq } from "drizzle-orm";
import { isOpen } from "~/models/payments/payment-outcome";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Minor } from "~/models/platform/money/money";
import { paymentAllocations, payments } from "~/tables/orders/payments";
import { bookChangedSale, readBalance } from "../../payments/ledger/book-changed-sale.server";
import {
  findPaymentOfOrder,
  findPaymentsOfOrder,
  type PaymentRow,
} from "../../payments/providers/find-payment.server";
import { offlineProvider } from "../../payments/providers/offline-provider.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { stepOf } from "../../payments/providers/providers.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { refundable } from "../money/record-refund.server";
import { beginRefund, type RefundRow } from "../money/refund-payment.server";
import { askDifference, endOpenPayment } from "./ask-difference.server";
import type { PricedEdit } from "./price-edit.server";

/**
 * Settles what an edit made an order dearer or cheaper by (rule order-edits-4). What is not taken yet is
 * asked for as it is now; of what was taken the rest goes back, and what lacks is asked for by a payment of
 * its own. The order must be locked and written as it is now; providers are asked after the commit.
 */
export async function settleDifference(
  ctx: ShopContext & Pick<PaymentContext, "config">,
  order: OrderRow,
  { priced, version }: { priced: PricedEdit; version: number },
): Promise<{ askedMinor: Minor; refunds: RefundRow[] }> {
  const isBooked = order.status !== "pending";
  if (isBooked) await bookChangedSale(ctx, order.id, version);
  const newest = await findPaymentOfOrder(ctx, order.id);
  if (!newest) throw new AppError("not_found", "This order has no payment.");
  const changeMinor = priced.summary.totals.totalDueMinor - order.totalDueMinor;
  const askedMinor =
    (newest.allocations.find(({ orderId }) => orderId === order.id)?.amountMinor ?? 0) + changeMinor;
  const isOffline = newest.provider === offlineProvider.code && isOpen(newest.status);
  if (newest.status === "authorized") {
    if (changeMinor > 0) throw dearerThanReserved(newest);
    await askFor(ctx, newest, order.id, askedMinor);
    return { askedMinor: 0, refunds: [] };
  }
  if (isOffline && askedMinor > 0) {
    await askFor(ctx, newest, order.id, askedMinor);
    return { askedMinor: Math.max(0, changeMinor), refunds: [] };
  }
  if (!isBooked)
    throw new AppError("conflict", "The payment of this order is not open, so it cannot be edited.");
  if (isOpen(newest.status)) await endOpenPayment(ctx, newest);
  const balanceMinor = await readBalance(ctx, order.id);
  if (balanceMinor > 0) await askDifference(ctx, order, balanceMinor);
  const refunds = balanceMinor < 0 ? await refundOwed(ctx, order, 0 - balanceMinor) : [];
  return { askedMinor: Math.max(0, balanceMinor), refunds };
}

const dearerThanReserved = ({ amountMinor, currency }: PaymentRow) =>
  new AppError(
    "conflict",
    `The payment of this order is authorized for ${formatMoney(amountMinor, currency)}. Take it first: what the order costs more is then asked for.`,
  );

async function askFor(
  ctx: ShopContext,
  payment: PaymentRow,
  orderId: string,
  amountMinor: Minor,
): Promise<void> {
  const stepMinor = stepOf(payment);
  if (amountMinor % stepMinor !== 0) {
    const [step, asked] = [stepMinor, amountMinor].map((minor) => formatMoney(minor, payment.currency));
    throw new AppError("conflict", `This payment is taken in multiples of ${step}, so ${asked} can’t be.`);
  }
  await ctx.db
    .update(paymentAllocations)
    .set({ amountMinor })
    .where(
      and(
        eq(paymentAllocations.tenantId, ctx.tenant.id),
        eq(paymentAllocations.paymentId, payment.id),
        eq(paymentAllocations.orderId, orderId),
      ),
    );
  // An order that can be edited is the only one of its group.
  await ctx.db
    .update(payments)
    .set({ amountMinor, updatedAt: ctx.now() })
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, payment.id)));
}

/** Writes down what goes back, of the newest payment first. */
async function refundOwed(ctx: ShopContext, order: OrderRow, owedMinor: Minor): Promise<RefundRow[]> {
  const refunds: RefundRow[] = [];
  let leftMinor = owedMinor;
  for (const payment of await findPaymentsOfOrder(ctx, order.id)) {
    const { paymentMinor } = await refundable(ctx, order, payment);
    const amountMinor = Math.min(paymentMinor, leftMinor);
    if (amountMinor <= 0) continue;
    const row = await beginRefund(ctx, order, payment, {
      amountMinor,
      reason: "The order was edited.",
      returned: "edited order",
      isOwed: true,
    });
    if (row) refunds.push(row);
    leftMinor -= amountMinor;
  }
  return refunds;
}
