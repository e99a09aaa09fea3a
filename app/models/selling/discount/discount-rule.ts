import type { Minor } from "../../platform/money/money";

/** What a discount does. Rates in basis points (2500 is 25 %). */
export type DiscountAction =
  | { type: "buy_x_get_y"; buyQty: number; getQty: number; rateBasisPoints: number }
  | { type: "percent"; rateBasisPoints: number }
  | { type: "fixed"; amountMinor: Minor }
  | { type: "free_shipping" }
  /**
   * A choice of one of these products, `qty` pieces of it, for free; a single one is added without asking.
   */
  | { type: "freebie"; skus: readonly string[]; qty: number };

/** When a discount applies; an empty list or null is no condition. Moments are those of rule dates-4. */
export type DiscountConditions = {
  /** Least subtotal of the goods it applies to, before any discount. */
  minimumMinor: Minor;
  /** Most subtotal of the same, before any discount; null for any. */
  maximumMinor: Minor | null;
  categories: readonly string[];
  skus: readonly string[];
  /** What it does not apply to, whichever products and categories it names. */
  exceptCategories: readonly string[];
  exceptSkus: readonly string[];
  customerGroups: readonly string[];
  startsAt: string | null;
  /** The first moment it no longer applies; a day is the last on which it does (rule dates-4). */
  endsAt: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

/** A discount of a shop: automatic when it has no code, else a coupon. */
export type DiscountRule = {
  id: string;
  title: string;
  code: string | null;
  /** Code of the seller who gives and pays for it; null for the shop's own, which a marketplace pays for. */
  seller: string | null;
  /** Order among discounts of one kind, lowest first. */
  priority: number;
  action: DiscountAction;
  conditions: DiscountConditions;
};

/** A cart line, as discounts need it. */
export type DiscountLine = {
  id: string;
  /** SKUs it is known by: its own and, for a variation, its product's. */
  skus: readonly string[];
  categories: readonly string[];
  qty: number;
  unitPriceMinor: Minor;
  /** The discount that added this line for free (`auto_added_by`); null for a line the shopper added. */
  freebieOf: string | null;
  /** A gift card is money, a quoted price was agreed on: no discount applies to them (rule discounts-3). */
  isUndiscounted: boolean;
};

/** What of a line says which discounts are for it. */
export type DiscountTarget = Pick<DiscountLine, "skus" | "categories" | "freebieOf" | "isUndiscounted">;

/** The buyer, as discounts need them. */
export type DiscountContext = {
  /** IANA name of the shop's time zone, in which days of discounts begin and end. */
  zone: string;
  now: Date;
  /** The customer group; null or empty for none. */
  group: string | null;
  /** Codes the shopper entered, in that order. */
  codes: readonly string[];
  /** Number of orders that used each rule: in total, and by this customer. Missing means none. */
  uses: Readonly<Record<string, { total: number; byCustomer: number }>>;
};
