import { type Exchange, exchangedBack, exchangedParts } from "../../platform/money/exchange";
import type { Minor } from "../../platform/money/money";
import type { OpenBalance } from "./payable";

/** What the ledger has of an order for its seller by part, minor units of the order's currency. */
export type BookedBalance = Pick<OpenBalance, "orderId" | "part"> & { bookedMinor: Minor };

/** What a payout took of an order, minor units of its currency; below zero where it came back. */
export type OrderPayout = { payoutId: string; bookedMinor: Minor; isReturn: boolean };

/** An order in another currency than the business's, with what payouts took of it, the oldest first. */
export type ForeignOrder = { exchange: Exchange; payouts: readonly OrderPayout[] };

/** By order id; others are in the business's currency. */
export type ForeignOrders = ReadonlyMap<string, ForeignOrder>;

/**
 * What a seller is owed in the business's currency (rule payouts-11): of an order in another one all that was
 * to be paid so far by the order's rate, less what was paid.
 */
export const openInBusiness = (balances: readonly BookedBalance[], foreign: ForeignOrders): OpenBalance[] =>
  inBusiness(balances, foreign, (order, minor) => nextMinor(paidOf(order), minor, order.exchange));

/** What a payout paid, as {@link openInBusiness} said when it was prepared. */
export const paidInBusiness = (
  payoutId: string,
  lines: readonly BookedBalance[],
  foreign: ForeignOrders,
): OpenBalance[] => inBusiness(lines, foreign, (order) => paidOf(order).by.get(payoutId) ?? 0);

/** Each order's sum is rounded once, and split over its parts. */
function inBusiness(
  lines: readonly BookedBalance[],
  foreign: ForeignOrders,
  sumOf: (order: ForeignOrder, minor: Minor) => Minor,
): OpenBalance[] {
  const byOrder = new Map<string | null, BookedBalance[]>();
  for (const line of lines) byOrder.set(line.orderId, [...(byOrder.get(line.orderId) ?? []), line]);
  return [...byOrder].flatMap(([orderId, own]): OpenBalance[] => {
    const order = orderId === null ? undefined : foreign.get(orderId);
    const open = ({ part }: BookedBalance, amountMinor: Minor) => ({ orderId, part, amountMinor });
    if (!order) return own.map((line) => open(line, line.bookedMinor));
    const { exchange } = order;
    const minors = own.map(({ bookedMinor }) => bookedMinor);
    const bookedMinor = minors.reduce((sum, minor) => sum + minor, 0);
    const parts = exchangedParts(minors, sumOf(order, bookedMinor), exchange);
    return own.map((line, at) => ({
      ...open(line, parts[at] ?? 0),
      booked: { minor: line.bookedMinor, exchange },
    }));
  });
}

/** What was paid of an order: in its currency, in the business's, and by each payout. */
type Paid = { bookedMinor: Minor; amountMinor: Minor; by: ReadonlyMap<string, Minor> };

/** A payout that came back takes along exactly what it paid: the next one pays what is then missing. */
function paidOf({ payouts, exchange }: ForeignOrder): Paid {
  const by = new Map<string, Minor>();
  const paid = { bookedMinor: 0, amountMinor: 0, by };
  for (const { payoutId, bookedMinor, isReturn } of payouts) {
    if (isReturn) paid.amountMinor -= by.get(payoutId) ?? 0;
    else {
      const minor = nextMinor(paid, bookedMinor, exchange);
      by.set(payoutId, minor);
      paid.amountMinor += minor;
    }
    paid.bookedMinor += bookedMinor;
  }
  return paid;
}

const nextMinor = (paid: Paid, bookedMinor: Minor, exchange: Exchange): Minor =>
  exchangedBack(paid.bookedMinor + bookedMinor, exchange) - paid.amountMinor;
