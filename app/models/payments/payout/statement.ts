// @public

import { formatMoney } from "../../platform/money/format-money";
import type { Currency, Minor } from "../../platform/money/money";
import type { EntryPart } from "../ledger-account";
import type { PayoutState } from "../payout-state";
import { bookedMinor, type OpenBalance } from "./payable";

/** The columns of a statement: the parts of what a seller is owed, with their headings. */
export const statementColumns = [
  ["goods", "Goods"],
  ["delivery", "Delivery"],
  ["tax", "Tax"],
  ["promotion", "Marketplace coupons"],
  ["commission", "Commission"],
  ["fee", "Fees"],
  ["adjustment", "Adjustments"],
] as const satisfies readonly (readonly [EntryPart, string])[];

export type StatementColumn = (typeof statementColumns)[number][0];

/** Where an order of a statement was placed, and its number there; both null for what belongs to no order. */
export type StatementOrder = { shopName: string | null; orderNumber: string | null };

/**
 * A row of a statement: an order, or everything outside of orders. Amounts in minor units of the payout's
 * currency; `booked` is the total as an order in another currency has it.
 */
export type StatementRow = StatementOrder & {
  amounts: Record<StatementColumn, Minor>;
  totalMinor: Minor;
  booked: OpenBalance["booked"] | null;
};

/** What an order in another currency paid, and at which rate; empty for others. */
export const bookedText = ({ booked }: Pick<StatementRow, "booked">): string =>
  booked ? `${formatMoney(booked.minor, booked.exchange.to)} at ${booked.exchange.rate}` : "";

/** The statement of a payout. */
export type Statement = {
  reference: string;
  business: string;
  seller: string;
  currency: Currency;
  state: PayoutState;
  /** Where it was paid to, as `accountText` names it. */
  account: string;
  /** Orders completed later wait for the next payout. */
  until: Date;
  createdAt: Date;
  rows: StatementRow[];
  totals: StatementRow;
};

/**
 * What a payout paid, by shop and order number in their order; what belongs to no order comes last. Orders
 * are told apart by their ids: each shop counts its own.
 */
export function statementRows(
  lines: readonly (OpenBalance & StatementOrder)[],
): Pick<Statement, "rows" | "totals"> {
  const byOrder = new Map<string | null, (typeof lines)[number][]>();
  for (const line of lines) byOrder.set(line.orderId, [...(byOrder.get(line.orderId) ?? []), line]);
  const rowOf = ({ shopName, orderNumber }: StatementOrder, own: typeof lines): StatementRow => {
    const of = (column: StatementColumn) =>
      own.filter(({ part }) => part === column).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const totalMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const amounts = {
      goods: of("goods"),
      delivery: of("delivery"),
      tax: of("tax"),
      promotion: of("promotion"),
      commission: of("commission"),
      fee: of("fee"),
      adjustment: of("adjustment"),
    };
    return { shopName, orderNumber, amounts, totalMinor, booked: null };
  };
  const orderOf = (own: typeof lines): StatementRow => {
    const minor = own.reduce((sum, line) => sum + bookedMinor(line), 0);
    const exchange = own[0]?.booked?.exchange;
    return { ...rowOf(own[0] ?? noOrder, own), booked: exchange ? { minor, exchange } : null };
  };
  return {
    rows: [...byOrder.values()]
      .map(orderOf)
      .sort((a, b) => inOrder(a.shopName, b.shopName) || inOrder(a.orderNumber, b.orderNumber)),
    totals: rowOf(noOrder, lines),
  };
}

const noOrder: StatementOrder = { shopName: null, orderNumber: null };

function inOrder(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a.localeCompare(b, "en", { numeric: true });
}
