import type { RefundOnce } from "~/models/orders/payment/refund-once";
import type { Minor } from "~/models/platform/money/money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { UsageError } from "../command";

/** Options of commands that refund, by which one that is typed twice pays once (rule payment-24). */
export const refundOnceOptions = ["key", "already-refunded"];

/** What these options say. @throws UsageError for what is no amount */
export function refundOnceOf(ctx: PaymentContext, options: Record<string, string>): RefundOnce {
  const { key = null, "already-refunded": already } = options;
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new UsageError("--key takes 1 to 200 ASCII characters without spaces");
  const alreadyRefundedMinor = already === undefined ? null : typedMoney(ctx, "already-refunded", already);
  return { key, alreadyRefundedMinor };
}

/**
 * A typed amount in minor units of the business's currency.
 * @param instead what the option takes beside amounts, such as 'or all'
 * @throws UsageError for what is no amount
 */
export function typedMoney({ tenant }: PaymentContext, name: string, typed: string, instead = ""): Minor {
  const amountMinor = parseExactMoney(typed, tenant.currency);
  if (amountMinor === null)
    throw new UsageError(`--${name} takes an amount, such as 12.50${instead && `, ${instead}`}`);
  return amountMinor;
}
