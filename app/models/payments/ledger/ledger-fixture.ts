import type { LedgerAccount } from "../ledger-account";
import { balanceOf, type Movement } from "../movement";
import { type Sale, saleMovements } from "../sale";
import type { LedgerRefund } from "./refund-movement";

/** An order of 100.00 goods, 10.00 delivery and 8.80 tax, with 15.00 of commission. */
const saleOf = (own: Partial<Sale> = {}): Sale => ({
  orderId: "o1",
  sellerId: "s1",
  redeemedMinor: 0,
  promotionMinor: 0,
  commissionMinor: 1500,
  parts: { goods: 10_000, gift_cards: 0, delivery: 1000, tax: 880 },
  taxRemitter: "marketplace",
  ...own,
});

/** The movements of that order. */
export const historyOf = (own: Partial<Sale> = {}): Movement[] => saleMovements(saleOf(own));

/** A refund through the provider. */
export const refundOf = (moneyMinor: number, own: Partial<LedgerRefund> = {}): LedgerRefund => ({
  refundId: "r1",
  orderId: "o1",
  paymentId: "p1",
  sellerId: "s1",
  moneyMinor,
  redeemedMinor: 0,
  ...own,
});

/** The balances that are not zero, minor units. */
export function balancesOf(movements: readonly Movement[]): Partial<Record<LedgerAccount, number>> {
  const accounts = [...new Set(movements.flatMap(({ entries }) => entries.map(({ account }) => account)))];
  const balances = accounts.map((account) => [account, balanceOf(movements, { account })] as const);
  return Object.fromEntries(balances.filter(([, amountMinor]) => amountMinor !== 0));
}
