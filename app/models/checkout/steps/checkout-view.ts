import type { BookAddress } from "../../accounts/address/address-book";
import type { CountryChoice } from "../../accounts/address/country-choices";
import type { StateChoices } from "../../accounts/address/state-choices";
import type { SellerName } from "../../marketplace/seller-name";
import type { PaymentMethod } from "../../payments/payment-method";
import type { NoteField } from "../../selling/cart/note-form";
import type { CartSummary } from "../../selling/cart-summary/cart-summary";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";
import type { ExpressOffer } from "../../shops/pages/express-offer";
import type { PartState } from "./checkout-part";

/** One of the carts that are ordered together. */
export type CheckoutCart = {
  summary: CartSummary;
  /** Who sells what is in it; null for the only cart, which needs no name. */
  seller: SellerName | null;
  /** One-time token of its order; null without a cart. */
  placeToken: string | null;
  /** The message to its seller, as it was typed so far. */
  customerNote: string;
};

/**
 * A payment method on offer; `paysNow` says whether placing the order takes the money or leads to where it is
 * paid.
 */
export type CheckoutMethod = PaymentMethod & { paysNow: boolean };

/** Everything the checkout page shows. */
export type CheckoutView = {
  /** All carts as one. */
  summary: CartSummary;
  /** At least one. */
  carts: CheckoutCart[];
  draft: CheckoutDraft;
  parts: PartState[];
  paymentMethods: CheckoutMethod[];
  /** Why other methods of the shop are not offered for this amount (rule payment-10). */
  paymentNotes: string[];
  /** The customer's saved addresses; empty for guests. */
  addressBook: BookAddress[];
  /** The countries the shop delivers to. */
  countries: CountryChoice[];
  /** The states of those that the forms show. */
  states: StateChoices;
  /** Years; null if no birth date is asked for. */
  legalAge: number | null;
  /** The field for a message to the store; null where the shop asks for none. */
  note: NoteField | null;
  /** What the buyer files invoices by; null where the shop asks no business for it (rule orders-29). */
  invoiceReference: string | null;
  /** Why checkout is closed; empty when it is open (rule checkout-3). */
  preventedMessage: string;
  /** Whether the cart can be sent to be priced (rule quotes-1). */
  givesQuotes: boolean;
  /** The time of the request, UTC ISO, so that the browser computes ages alike. */
  nowIso: string;
  /** The express buttons above the parts; none once a payment was approved. */
  express: ExpressOffer[];
};
