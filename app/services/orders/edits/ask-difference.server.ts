// @public

import { randomUUID } from "node:crypto";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Minor } from "~/models/platform/money/money";
import { paymentAllocations, payments } from "~/tables/orders/payments";
import { readBalance } from "../../payments/ledger/book-changed-sale.server";
import { findPaymentsOfOrder, type PaymentRow } from "../../payments/providers/find-payment.server";
import { offlineProvider } from "../../payments/providers/offline-provider.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { findPaymentMethod, listPaymentMethods } from "../../payments/providers/providers.server";
import { isSandboxAllowed } from "../../payments/providers/sandbox-allowed.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { cancelOpenPayments } from "../records/cancel-open-payments.server";

type AskingContext = ShopContext & Pick<PaymentContext, "config">;

/**
 * Writes down a payment for what an edit made an order dearer by (rule order-edits-4): by the method it was
 * ordered with, or the shop's first one that takes the amount. The order must be locked.
 * @throws AppError `conflict` where no method of the shop takes it
 */
export async function askDifference(ctx: AskingContext, order: OrderRow, amountMinor: Minor): Promise<void> {
  const listing = {
    shop: ctx.shop,
    sandboxAllowed: isSandboxAllowed(ctx.config),
    totalMinor: amountMinor,
    country: order.billingAddress.country,
  };
  const methods = listPaymentMethods(listing);
  const method = methods.find(({ code }) => code === order.paymentMethod.code) ?? methods[0];
  const provider = method && findPaymentMethod(listing, method.code)?.provider;
  if (!provider)
    throw new AppError(
      "conflict",
      `No payment method of this shop takes ${formatMoney(amountMinor, order.currency)}, which this order would cost more.`,
    );
  const own = { tenantId: ctx.tenant.id, groupId: order.groupId };
  const paymentId = randomUUID();
  const at = ctx.now();
  await ctx.db.insert(payments).values({
    ...own,
    id: paymentId,
    provider: provider.code,
    reference: paymentId,
    mode: "once",
    status: "started",
    currency: order.currency,
    amountMinor,
    createdAt: at,
    updatedAt: at,
  });
  await ctx.db.insert(paymentAllocations).values({ ...own, paymentId, orderId: order.id, amountMinor });
}

/** How long the page at a provider is open for what an edit asks for, ms; a later visit gets another one. */
const pageMs = 20 * 60 * 1000;

/**
 * Asks again for what an edit made an order dearer by, where the shopper left the last page it was asked for
 * on, or came too late for it. Nothing happens where nothing lacks.
 */
export async function askDifferenceAgain(ctx: AskingContext, orderId: string): Promise<void> {
  await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    if (order.status !== "processing" && order.status !== "packing" && order.status !== "complete") return;
    const [newest, ...earlier] = await findPaymentsOfOrder(inner, orderId);
    if (!newest || earlier.length === 0 || newest.status === "pending") return;
    if (newest.status === "started") {
      const isFresh = inner.now().getTime() - newest.createdAt.getTime() < pageMs;
      if (isFresh || newest.provider === offlineProvider.code) return;
      await endOpenPayment(inner, newest);
    }
    const balanceMinor = await readBalance(inner, orderId);
    if (balanceMinor > 0) await askDifference({ ...ctx, db: inner.db }, order, balanceMinor);
  });
}

/** What an earlier edit asked for is asked for no more: the page at its provider is closed by a job. */
export async function endOpenPayment(ctx: ShopContext, payment: PaymentRow): Promise<void> {
  await cancelOpenPayments(ctx, payment.groupId);
  await enqueueJob(ctx, "close-payment", { paymentId: payment.id }, { jobKey: `close:${payment.id}` });
}
