import type { Minor } from "../money/money";

/** What a discount does. Rates in basis points (2500 is 25 %). */
export type DiscountAction =
  | { type: "buy_x_get_y"; buyQty: number; getQty: number; rateBasisPoints: number }
  | { type: "percent"; rateBasisPoints: number }
  | { type: "fixed"; amountMinor: Minor }
  | { type: "free_shipping" }
  /** A choice of one of these products, `qty` pieces of it, for nothing. */
  | { type: "freebie"; productIds: readonly string[]; qty: number };

/** When a discount holds; an empty list or a null asks for nothing. Dates are UTC ISO. */
export type DiscountConditions = {
  /** The goods it counts for must cost at least this much before any discount. */
  minimumMinor: Minor;
  categoryIds: readonly string[];
  productIds: readonly string[];
  customerGroups: readonly string[];
  startsAt: string | null;
  /** The first moment it no longer holds. */
  endsAt: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

/** A discount of a shop: automatic when it has no code, else a coupon. */
export type DiscountRule = {
  id: string;
  title: string;
  code: string | null;
  /** Lower comes first among discounts of one kind. */
  priority: number;
  action: DiscountAction;
  conditions: DiscountConditions;
};

/** A cart line as far as discounts are concerned. */
export type DiscountLine = {
  id: string;
  productId: string;
  categoryIds: readonly string[];
  qty: number;
  unitPriceMinor: Minor;
  /** The discount that put this line into the cart for nothing (`auto_added_by`); null for what the shopper chose. */
  freebieOf: string | null;
};

/** What is known about the buyer when discounts are asked for. */
export type DiscountContext = {
  now: Date;
  /** The customer group; null or empty for none. */
  group: string | null;
  /** Codes the shopper entered, in that order. */
  codes: readonly string[];
  /** Orders each rule was already used in: altogether, and by this customer. Missing means never. */
  uses: Readonly<Record<string, { total: number; byCustomer: number }>>;
};
