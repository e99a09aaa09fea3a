// @public

import { phrase } from "~/models/platform/texts/phrase";

/**
 * How a payment is made (rule payment-16): by the shopper on the provider's page, once or with the method
 * stored for later payments, or charged to a stored method.
 */
export type PaymentMode = "once" | "store" | "charge";

/**
 * What a provider may charge again. `token` and `account` are its names for the method and for the customer;
 * they are secrets, so browsers get a `StoredMethodView`.
 */
export type StoredMethod = {
  token: string;
  /** Empty where the token says it all. */
  account: string;
  /** 'Visa ending in 4242'. */
  title: string;
  /** Last month it is valid, 'YYYY-MM'; empty for what does not expire. */
  expiresIn: string;
};

/** A stored method as its customer sees it. */
export type StoredMethodView = {
  id: string;
  title: string;
  /** 'Expires 08/2027' or 'Expired 08/2024'; empty for what does not expire. */
  expiryText: string;
  isExpired: boolean;
  /** Whether an active or paused subscription is charged to it; then it cannot be removed. */
  isUsed: boolean;
};

const brands: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  eftpos_au: "Eftpos",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** The title of a card: brand as the provider writes it (`visa`), and its last four digits. */
export function cardTitle(brand: string, lastFour: string): string {
  const name = brands[brand] ?? (brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : phrase("Card"));
  return lastFour ? phrase("{name} ending in {lastFour}", { name, lastFour }) : name;
}

/**
 * When a method stops being valid, as text.
 * @param thisMonth 'YYYY-MM' by the shop's clock; a card is valid to the end of its month
 */
export function expiryOf(
  expiresIn: string,
  thisMonth: string,
): Pick<StoredMethodView, "expiryText" | "isExpired"> {
  const [year, month] = expiresIn.split("-");
  if (!year || !month) return { expiryText: "", isExpired: false };
  const isExpired = expiresIn < thisMonth;
  return { expiryText: `${isExpired ? phrase("Expired") : phrase("Expires")} ${month}/${year}`, isExpired };
}
