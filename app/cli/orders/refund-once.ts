import type { RefundOnce } from "~/models/orders/payment/refund-once";
import type { Minor } from "~/models/platform/money/money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import { findOrder } from "~/services/orders/reading/find-order.server";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { UsageError } from "../command";

/** Options of commands that refund, by which one that is typed twice pays once (rule payment-24). */
export const refundOnceOptions = ["key", "already-refunded"];

/** In whose currency amounts are typed: the business's, or an order's (`inOrderMoney`). */
type OfCurrency = Pick<PaymentContext, "tenant">;

/** The currency of an order, in which amounts of it are typed (rule markets-4). */
export async function inOrderMoney(ctx: PaymentContext, orderId: string): Promise<OfCurrency> {
  const { currency } = await findOrder(ctx, orderId);
  return { tenant: { ...ctx.tenant, currency } };
}

/** What these options say. @throws UsageError for what is no amount */
export function refundOnceOf(ctx: OfCurrency, options: Record<string, string>): RefundOnce {
  const { key = null, "already-refunded": already } = options;
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new UsageError("--key takes 1 to 200 ASCII characters without spaces");
  const alreadyRefundedMinor = already === undefined ? null : typedMoney(ctx, "already-refunded", already);
  return { key, alreadyRefundedMinor };
}

/**
 * A typed amount in minor units.
 * @param instead what the option takes beside amounts, such as 'or all'
 * @throws UsageError for what is no amount
 */
export function typedMoney({ tenant }: OfCurrency, name: string, typed: string, instead = ""): Minor {
  const amountMinor = parseExactMoney(typed, tenant.currency);
  if (amountMinor === null)
    throw new UsageError(`--${name} takes an amount, such as 12.50${instead && `, ${instead}`}`);
  return amountMinor;
}
