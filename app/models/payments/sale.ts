// @public

import type { Minor } from "../platform/money/money";
import { type LedgerPart, orderParts } from "./ledger-account";
import { type LedgerEntry, type Movement, movementOf } from "./movement";

/** An order as the ledger books it. Amounts in minor units. */
export type Sale = {
  orderId: string;
  sellerId: string;
  /** What the shopper pays, by part; contained taxes are in `tax` and nowhere else. */
  parts: Readonly<Record<LedgerPart, Minor>>;
  /** What gift cards and store credit paid of it. */
  redeemedMinor: Minor;
  /** What the marketplace's coupons took off, which the marketplace pays to the seller. */
  promotionMinor: Minor;
  commissionMinor: Minor;
  /** Who pays the tax to the state. */
  taxRemitter: TaxRemitter;
};

/** Who may pay the tax of an order to the state. */
export const taxRemitters = ["marketplace", "seller"] as const;

/** Who pays the tax of an order to the state. */
export type TaxRemitter = (typeof taxRemitters)[number];

/**
 * The movements of an order that was accepted (rules ledger-3 to ledger-5): its sale and its commission.
 * @returns those that move something
 */
export function saleMovements(sale: Sale): Movement[] {
  const { orderId, sellerId, parts, redeemedMinor, promotionMinor, commissionMinor } = sale;
  const own = { sellerId, orderId };
  const totalMinor = orderParts.reduce((sum, part) => sum + parts[part], 0);
  const entries: LedgerEntry[] = [
    { ...own, account: "shopper_receivable", part: "payment", amountMinor: totalMinor - redeemedMinor },
    { ...own, account: "stored_value", part: "redemption", amountMinor: redeemedMinor },
    ...orderParts.map((part) => ({
      ...own,
      account: accountOf(part, sale),
      part,
      amountMinor: -parts[part],
    })),
    { ...own, account: "promotions", part: "promotion", amountMinor: promotionMinor },
    { ...own, account: "seller_payable", part: "promotion", amountMinor: -promotionMinor },
  ];
  const commission: LedgerEntry[] = [
    { ...own, account: "seller_payable", part: "commission", amountMinor: commissionMinor },
    { ...own, account: "marketplace_revenue", part: "commission", amountMinor: -commissionMinor },
  ];
  return [
    movementOf({ ...own, kind: "sale", key: `sale:${orderId}` }, entries),
    movementOf({ ...own, kind: "commission", key: `commission:${orderId}` }, commission),
  ].filter((movement) => movement !== null);
}

function accountOf(part: LedgerPart, { taxRemitter }: Sale): LedgerEntry["account"] {
  if (part === "gift_cards") return "stored_value";
  return part === "tax" && taxRemitter === "marketplace" ? "tax_payable" : "seller_payable";
}
