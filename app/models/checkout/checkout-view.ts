import type { CartSummary } from "../cart-summary/cart-summary";
import type { PaymentMethod } from "../payment/payment-method";
import type { CheckoutDraft } from "./checkout-draft";
import type { PartState } from "./checkout-part";

/** A country as a form offers it: ISO code and English name. */
export type CountryChoice = { code: string; name: string };

/** Everything the checkout page shows. */
export type CheckoutView = {
  summary: CartSummary;
  draft: CheckoutDraft;
  parts: PartState[];
  paymentMethods: PaymentMethod[];
  /** The countries the shop delivers to. */
  countries: CountryChoice[];
  usRestrictStates: string[];
  /** Years; null where no birth date is asked for. */
  legalAge: number | null;
  /** One-time token of the next order; null without a cart. */
  placeToken: string | null;
  /** Why nothing can be ordered at the moment; empty when it can (rule checkout-3). */
  preventedMessage: string;
  /** The moment it was read, UTC ISO; age is counted from it in the browser too. */
  nowIso: string;
};
