import type { CartSummary } from "../cart-summary/cart-summary";
import type { PaymentMethod } from "../payment/payment-method";
import type { CheckoutDraft } from "./checkout-draft";
import type { PartState } from "./checkout-part";

/** Everything the checkout page shows. */
export type CheckoutView = {
  summary: CartSummary;
  draft: CheckoutDraft;
  parts: PartState[];
  paymentMethods: PaymentMethod[];
  /** ISO codes of the countries the shop delivers to. */
  countries: string[];
  usRestrictStates: string[];
  /** Years; null where no birth date is asked for. */
  legalAge: number | null;
  /** One-time token of the next order; null without a cart. */
  placeToken: string | null;
  /** Why nothing can be ordered at the moment; empty when it can (part 1, §6). */
  preventedMessage: string;
};
