// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { Address } from "../accounts/address/address";
import { stockTexts } from "../catalogue/stock/stock-texts";
import { detailedName } from "../catalogue/variation/variation-detail";
import { AppError } from "../platform/error/app-error";
import type { Minor } from "../platform/money/money";
import { nothingDueCode } from "../selling/cart/cart-state";
import type { CartItemView, CartSummary } from "../selling/cart-summary/cart-summary";
import { startsSubscription, subscriberText } from "../selling/cart-summary/starts-subscription";
import { billingAddressOf, type CheckoutDraft } from "../selling/checkout/checkout-draft";
import type { ShippingOffer } from "../selling/shipping/available-methods";
import type { Shop } from "../shops/shop";
import { isOldEnough } from "../shops/visitors/is-old-enough";
import { changesSince, type SeenOrder } from "./steps/seen-order";

/** What decides whether an order may be placed; the summary is current, computed under locks. */
export type PlacingInput = {
  summary: CartSummary;
  draft: CheckoutDraft;
  shop: Pick<Shop, "industry" | "settings">;
  paymentMethodCodes: readonly string[];
  /** What all carts that are ordered together have due, minor units. */
  totalDueMinor: Minor;
  /** What the shopper saw beside the button. */
  seen: SeenOrder;
  /** Whether the shopper is signed in. */
  hasAccount: boolean;
  /** A quote is ordered while the checkout is closed for carts (rule quotes-3). */
  isQuote: boolean;
  /** A subscription's next order is placed whatever its seller asks by now. */
  isRenewal: boolean;
  now: Date;
};

/** A complete draft. */
export type PlaceableDraft = {
  email: string;
  shippingAddress: Address | null;
  billingAddress: Address;
  shippingMethod: ShippingOffer | null;
  paymentMethodCode: string;
  customerBirthdate: string | null;
};

/** Tobacco shops ask for the birth date (rule checkout-2). */
export const needsBirthdate = (shop: Pick<Shop, "industry">): boolean => shop.industry === "tobacco";

/**
 * The last check before an order is written: products and quantities, age, destination, payment, and that
 * prices, discount, shipping, tax and total are those the shopper saw (rule checkout-7). All was checked
 * before but may have changed since.
 * @throws AppError with a message for the shopper; the cart must stay unchanged
 */
export function checkPlacing(input: PlacingInput): PlaceableDraft {
  const { summary, draft, shop, now } = input;
  const { "order-management": rules } = shop.settings.modules;
  if (rules.prevent_checkout && !input.isQuote)
    throw new AppError("checkout_prevented", rules.prevent_checkout_message);
  checkGoods(summary);
  if (summary.minimumRefusal !== null && !input.isRenewal)
    throw new AppError("conflict", summary.minimumRefusal);
  if (startsSubscription(summary)) checkSubscriber(input);
  const { email, customerBirthdate = null } = draft;
  if (!email) throw new AppError("invalid", phrase("Please enter your email address."), "email");
  if (needsBirthdate(shop)) checkAge(customerBirthdate, shop.settings.checkout.legalAge, now);
  const shippingAddress = summary.needsShipping ? checkDelivery(input) : null;
  const billingAddress = billingAddressOf(draft);
  if (!billingAddress) throw new AppError("invalid", phrase("Please enter your billing address."), "billing");
  const paymentMethodCode = input.totalDueMinor === 0 ? nothingDueCode : draft.paymentMethodCode;
  if (!paymentMethodCode || !input.paymentMethodCodes.includes(paymentMethodCode))
    throw new AppError("invalid", phrase("Please choose a payment method."), "payment_method");
  checkUnchanged(summary, input.seen);
  const { shippingMethod } = summary;
  return { email, shippingAddress, billingAddress, shippingMethod, paymentMethodCode, customerBirthdate };
}

/** What no stock will bring back. */
const withdrawn = ["Unavailable", "Invalid Price"] as const;

function checkGoods({ items, invalidItems }: CartSummary): void {
  if (items.length + invalidItems.length === 0) throw new AppError("invalid", phrase("Your cart is empty."));
  const [refused] = [...invalidItems, ...items.filter(({ problem }) => problem !== "")];
  if (!refused) return;
  const isStock = !withdrawn.some((state) => refused.problem === phrase(stockTexts[state]));
  throw new AppError(isStock ? "out_of_stock" : "conflict", refusalText(refused));
}

function refusalText(item: CartItemView): string {
  return phrase("{item}: {problem}. Your order was not placed and your cart is unchanged.", {
    item: detailedName(item),
    problem: item.problem,
  });
}

/** A subscription needs an account and a way to pay later (rules subscriptions-2 and subscriptions-7). */
function checkSubscriber({ summary, hasAccount }: PlacingInput): void {
  if (!hasAccount) throw new AppError("conflict", phrase(subscriberText));
  if (summary.totals.totalDueMinor === 0)
    throw new AppError(
      "conflict",
      phrase(
        "A subscription can’t be paid with gift cards alone. Remove one, and choose how you want to pay.",
      ),
    );
}

function checkAge(birthdate: string | null, legalAge: number, now: Date): void {
  if (!birthdate)
    throw new AppError("invalid", phrase("Please enter your date of birth."), "customer_birthdate");
  if (!isOldEnough(birthdate, legalAge, now))
    throw new AppError(
      "forbidden",
      phrase("You must be at least {legalAge} years old to order.", { legalAge }),
      "customer_birthdate",
    );
}

function checkDelivery({ summary, draft, shop }: PlacingInput): Address {
  const { shippingAddress } = draft;
  if (!shippingAddress)
    throw new AppError("invalid", phrase("Please enter your shipping address."), "shipping_address");
  if (!shop.settings.checkout_countries.includes(shippingAddress.country))
    throw new AppError("invalid", phrase("We don’t deliver to this country."), "shipping_address");
  const [refusal] = summary.shippingRefusals;
  if (refusal) throw new AppError("conflict", refusal, "shipping_address");
  if (!summary.shippingMethod || !summary.isShippingChosen)
    throw new AppError("invalid", phrase("Please choose a shipping method."), "shipping_method");
  return shippingAddress;
}

function checkUnchanged(summary: CartSummary, seen: SeenOrder): void {
  const changes = changesSince(seen, summary);
  if (changes.length === 0) return;
  throw new AppError(
    "conflict",
    [...changes, phrase("Please check your order and place it again.")].join(" "),
  );
}
