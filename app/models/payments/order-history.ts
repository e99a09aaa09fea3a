// @public

import type { Minor } from "../platform/money/money";
import { type EntryPart, type LedgerPart, orderParts } from "./ledger-account";
import { balanceOf, type LedgerEntry, type Movement } from "./movement";

/** What is corrected with the goods: both sides of it are booked. */
type CorrectedPart = "promotion" | "commission";

/** The account that receives what is corrected with the goods. */
const receiverOf = { promotion: "seller_payable", commission: "marketplace_revenue" } as const;
/** The account that gives it. */
const giverOf = { promotion: "promotions", commission: "seller_payable" } as const;

/** Amounts of an order by part, minor units. */
export type PartAmounts = Readonly<Record<LedgerPart, Minor>>;

/**
 * What the movements of an order credit for each part: of its sale what was sold, of all of them what is
 * left.
 */
export function partAmounts(movements: readonly Movement[]): PartAmounts {
  const of = (part: LedgerPart) => negated(balanceOf(movements, { part }));
  return { goods: of("goods"), gift_cards: of("gift_cards"), delivery: of("delivery"), tax: of("tax") };
}

/** The sum of the parts, minor units. */
export const totalOfParts = (parts: PartAmounts): Minor =>
  orderParts.reduce((sum, part) => sum + parts[part], 0);

/** What the receiver has of a promotion or commission, minor units. */
export const correctedMinor = (movements: readonly Movement[], part: CorrectedPart): Minor =>
  negated(balanceOf(movements, { account: receiverOf[part], part }));

/** The movements that began an order. */
export const begunBy = (movements: readonly Movement[]): Movement[] =>
  movements.filter(({ kind }) => kind === "sale" || kind === "commission");

/**
 * What the shopper is owed of an order, minor units: captured and not a part of its sale, or not any more.
 * What canceled lines cost is a part of its own, because a refund that is written with them pays it back
 * (rule ledger-11).
 */
export const owedMinor = (
  movements: readonly Movement[],
  part: "payment" | "canceled_lines" = "payment",
): Minor => Math.max(0, negated(balanceOf(movements, { account: "shopper_receivable", part })));

/** The entries that take a part of an order back from the account that the sale credited. */
export function takenBack(
  history: readonly Movement[],
  owner: Pick<LedgerEntry, "sellerId" | "orderId">,
  part: LedgerPart,
  amountMinor: Minor,
): LedgerEntry {
  const entry = begunBy(history)
    .flatMap(({ entries }) => entries)
    .find((one) => one.part === part);
  return { ...owner, account: entry?.account ?? "shopper_receivable", part, amountMinor };
}

/** The two entries that return a promotion or commission to the account that gave it. */
export function returned(
  owner: Pick<LedgerEntry, "sellerId" | "orderId">,
  part: CorrectedPart & EntryPart,
  amountMinor: Minor,
): LedgerEntry[] {
  return [
    { ...owner, account: receiverOf[part], part, amountMinor },
    { ...owner, account: giverOf[part], part, amountMinor: negated(amountMinor) },
  ];
}

/** Without `-0`. */
const negated = (amountMinor: Minor): Minor => (amountMinor === 0 ? 0 : -amountMinor);
