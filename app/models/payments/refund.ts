// @public

import { AppError } from "../platform/error/app-error";
import { allocate } from "../platform/money/allocate";
import { formatMoney } from "../platform/money/format-money";
import type { Minor } from "../platform/money/money";
import type { RedeemedAmount } from "../selling/gift-card/redeem";
import type { MoneyBack } from "./payment-outcome";

/**
 * Status of a refund (rule payment-22): requested, taken up by the provider, done, refused or come back;
 * `reinstated` is what a bank took back and gave again (rule payment-23).
 */
export type RefundStatus = "requested" | "pending" | "done" | "failed" | "reinstated";

/** How asking a provider for a refund ended. */
export type RefundEnd = Extract<RefundStatus, "pending" | "done" | "failed">;

/** What happens to a refund when its provider says how it stands. */
export type RefundStep = "wait" | "do" | "refuse" | "take back" | "reinstate";

const reached: Record<RefundStatus, number> = { requested: 0, pending: 1, done: 2, failed: 3, reinstated: 3 };
const said: Record<MoneyBack["kind"], RefundStatus> = {
  refunded: "done",
  "refund pending": "pending",
  "refund failed": "failed",
  "charged back": "done",
  reinstated: "reinstated",
};

/**
 * The next step of a refund. Providers repeat themselves and report out of order: what a refund has
 * reached is never taken back by an older word. One that was done may still fail, but one that failed is
 * never done.
 * @returns null where the word is an older one
 */
export function refundStep(status: RefundStatus, word: MoneyBack["kind"]): RefundStep | null {
  const next = said[word];
  if (reached[next] <= reached[status]) return null;
  if (next === "pending") return "wait";
  if (next === "done") return "do";
  if (next === "reinstated") return "reinstate";
  return status === "done" ? "take back" : "refuse";
}

/** The status of a refund that its provider says something of. */
export const refundStatusOf = (word: MoneyBack["kind"]): RefundStatus => said[word];

/** Whether a refund is one that the provider has not ended. */
export const isRefundUnderWay = (status: RefundStatus): boolean =>
  status === "requested" || status === "pending";

/** A refund, as its rules need it; the amount in minor units. */
type Refund = { amountMinor: Minor; status: RefundStatus };

/** What can go back of an order, by where it came from: its payment, and gift cards and store credit. */
export type Refundable = {
  paymentMinor: Minor;
  redemptions: readonly RedeemedAmount[];
  currency: string;
  /** What its provider pays back is a multiple of this, minor units (rule payment-10). */
  stepMinor: Minor;
};

/**
 * What a refund returns: `amountMinor` through the payment's provider, the rest to gift cards and store
 * credit.
 */
export type RefundSplit = { amountMinor: Minor; redemptions: RedeemedAmount[] };

/**
 * The refundable rest of a payment: what was captured, minus finished and pending refunds (rule payment-5).
 */
export function refundableMinor(capturedMinor: Minor, refunds: readonly Refund[]): Minor {
  const returned = refunds
    .filter(({ status }) => status !== "failed" && status !== "reinstated")
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, capturedMinor - returned);
}

/**
 * Splits money that went back of a payment, as a refund at the provider or because a bank took it, over the
 * orders of the payment: by what of each can still go back, and what is more than that by what was taken for
 * each (rule payment-23). An order that gift cards or store credit paid has no part in it.
 */
export function splitTaken(
  amountMinor: Minor,
  orders: readonly { capturedMinor: Minor; leftMinor: Minor }[],
): Minor[] {
  const lefts = orders.map(({ leftMinor }) => leftMinor);
  const firstMinor = Math.min(
    amountMinor,
    lefts.reduce((sum, left) => sum + left, 0),
  );
  const first = allocate(firstMinor, lefts);
  const rest = allocate(
    amountMinor - firstMinor,
    orders.map(({ capturedMinor }) => capturedMinor),
  );
  return first.map((part, index) => part + (rest[index] ?? 0));
}

/**
 * What can still go back of gift cards and store credit: what the order holds of each, without what a refund
 * that was begun will return.
 */
export function redemptionsLeft(
  held: readonly RedeemedAmount[],
  refunds: readonly { status: RefundStatus; redemptions: readonly RedeemedAmount[] }[],
): RedeemedAmount[] {
  const begun = refunds.flatMap(({ status, redemptions }) => (isRefundUnderWay(status) ? redemptions : []));
  return held.flatMap((redemption) => {
    const same = begun.filter(({ kind, code }) => kind === redemption.kind && code === redemption.code);
    const amountMinor = same.reduce((left, part) => left - part.amountMinor, redemption.amountMinor);
    return amountMinor > 0 ? [{ ...redemption, amountMinor }] : [];
  });
}

/**
 * Splits a refund by what is left of the payment and of each gift card and store credit, so that each gets
 * its share and none more than it gave (rule payment-5). The payment's share is what its provider pays back
 * (rule payment-10): the other shares make up for the difference.
 * @param askedMinor null for everything that is left
 * @throws AppError `invalid` for an amount that is not above zero, more than is left, or between two that can
 * be paid back
 */
export function splitRefund(refundable: Refundable, askedMinor: Minor | null): RefundSplit {
  const { paymentMinor, redemptions, currency } = refundable;
  const redeemed = redemptions.map(({ amountMinor }) => amountMinor);
  const lefts = [paymentMinor, ...redeemed];
  const leftMinor = lefts.reduce((sum, amount) => sum + amount, 0);
  const totalMinor = askedMinor ?? leftMinor;
  if (!Number.isSafeInteger(totalMinor) || totalMinor <= 0 || totalMinor > leftMinor)
    throw refundRefusal(leftMinor, currency);
  const amountMinor = paymentShare(refundable, totalMinor);
  if (amountMinor === null) throw stepRefusal(refundable, totalMinor, leftMinor);
  const [shareMinor, ...even] = allocate(totalMinor, lefts);
  const shares = amountMinor === shareMinor ? even : allocate(totalMinor - amountMinor, redeemed);
  return {
    amountMinor,
    redemptions: redemptions
      .map((redemption, index) => ({ ...redemption, amountMinor: shares[index] ?? 0 }))
      .filter((redemption) => redemption.amountMinor > 0),
  };
}

const floorTo = (minor: Minor, stepMinor: Minor): Minor => minor - (minor % stepMinor);

/** What of a total goes back through the payment; null where no multiple of its step can. */
function paymentShare({ paymentMinor, redemptions, stepMinor }: Refundable, totalMinor: Minor): Minor | null {
  const redeemed = redemptions.map(({ amountMinor }) => amountMinor);
  const [shareMinor = 0] = allocate(totalMinor, [paymentMinor, ...redeemed]);
  const redeemedMinor = refundTotalMinor({ amountMinor: 0, redemptions });
  const lowerMinor = floorTo(shareMinor, stepMinor);
  const fits = (minor: Minor) =>
    minor <= Math.min(paymentMinor, totalMinor) && totalMinor - minor <= redeemedMinor;
  if (lowerMinor === shareMinor) return shareMinor;
  return [lowerMinor, lowerMinor + stepMinor].find(fits) ?? null;
}

/**
 * What is owed, as far as the provider pays it back (rule payment-21): rounded up where so much is left, else
 * down. Minor units.
 */
export function payableMinor(refundable: Refundable, owedMinor: Minor): Minor {
  const { paymentMinor, redemptions, stepMinor } = refundable;
  const leftMinor = refundTotalMinor({ amountMinor: paymentMinor, redemptions });
  const lowerMinor = floorTo(owedMinor, stepMinor);
  const payable = [owedMinor, lowerMinor + stepMinor, lowerMinor].find(
    (minor) => minor <= leftMinor && paymentShare(refundable, minor) !== null,
  );
  return payable ?? 0;
}

/** Why an amount between what the provider pays back cannot be refunded. */
function stepRefusal({ stepMinor, currency }: Refundable, totalMinor: Minor, mostMinor: Minor): AppError {
  const lowerMinor = floorTo(totalMinor, stepMinor);
  const choices = [lowerMinor, lowerMinor + stepMinor].filter((minor) => minor > 0 && minor <= mostMinor);
  const [step, total, ...near] = [stepMinor, totalMinor, ...choices].map((minor) =>
    formatMoney(minor, currency),
  );
  const message = `This payment is refunded in multiples of ${step}, so ${total} can’t be.`;
  const enter = near.length > 0 ? ` Enter ${near.join(" or ")} as an amount alone.` : "";
  return new AppError("invalid", message + enter, "amount");
}

/** Why an amount cannot be refunded. @param mostMinor what could be, minor units */
export function refundRefusal(mostMinor: Minor, currency: string): AppError {
  const [least, most] = [formatMoney(1, currency), formatMoney(mostMinor, currency)];
  const message =
    mostMinor === 0
      ? "Nothing is left to refund for this payment."
      : `Enter an amount between ${least} and ${most}.`;
  return new AppError("invalid", message, "amount");
}

/** What a refund returns in all, minor units. */
export const refundTotalMinor = ({
  amountMinor,
  redemptions,
}: {
  amountMinor: Minor;
  redemptions: readonly RedeemedAmount[];
}): Minor => redemptions.reduce((sum, part) => sum + part.amountMinor, amountMinor);
