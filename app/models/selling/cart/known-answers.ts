import type { BookAddress } from "../../accounts/address/address-book";
import { shippingAddressSchema } from "../../accounts/address/shipping-address-schema";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import type { CheckoutDraft } from "../checkout/checkout-draft";
import { isRestrictedState } from "../shipping/shipping-refusals";

/**
 * What is known of a customer: the address book, and how the last order was sent and paid, if there is one.
 */
export type KnownCustomer = {
  email: string;
  book: readonly BookAddress[];
  lastOrder?: { shippingMethodCode: string | null; paymentMethodCode: string } | undefined;
};

/**
 * The answers of the checkout that need not be asked again (rule checkout-9): the customer's e-mail, the
 * default address if the shop delivers there, and shipping and payment method of the last order, else the
 * shop's first shipping method. Each is checked like any other answer; one that no longer does is asked for.
 */
export function knownAnswers(
  settings: Pick<ShopSettings, "checkout_countries" | "us_restrict_states" | "shipping_methods">,
  { email, book, lastOrder }: KnownCustomer,
): CheckoutDraft {
  const schema = shippingAddressSchema(settings.checkout_countries);
  const shipping = book.find(({ isDefaultShipping }) => isDefaultShipping);
  const billing = book.find(({ isDefaultBilling }) => isDefaultBilling);
  const shippingAddress = shipping && schema.safeParse(shipping.address).data;
  if (!shippingAddress || isRestrictedState(shippingAddress, settings.us_restrict_states)) return { email };
  const shippingMethodCode = lastOrder?.shippingMethodCode ?? settings.shipping_methods[0]?.code;
  return {
    email,
    shippingAddress,
    ...(billing && billing.id !== shipping?.id ? { billingAddress: billing.address } : {}),
    ...(shippingMethodCode ? { shippingMethodCode } : {}),
    ...(lastOrder ? { paymentMethodCode: lastOrder.paymentMethodCode } : {}),
  };
}
