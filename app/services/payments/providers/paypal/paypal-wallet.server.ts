import { randomUUID } from "node:crypto";
import { oneLine } from "~/models/payments/outcomes/one-line";
import type { ApprovedAddress } from "~/models/selling/checkout/express-approval";
import { paypalButton } from "~/models/shops/payment-providers/paypal/paypal-button";
import type { Wallet } from "../provider";
import { toPaypalAmount } from "./paypal-amount.server";
import { cartIdOf, cartMark, createPaypalOrder, payPageOf, readPaypalOrder } from "./paypal-order.server";
import type { PaypalOrder, PaypalPayer } from "./paypal-schemas.server";

/**
 * PayPal's express buttons: an order is created for the cart, approved at PayPal, and given to our order
 * later.
 */
export const paypalWallet: Wallet = {
  label: "PayPal",
  button: ({ settings: { payment } }, place) =>
    payment.paypal.display[place] ? paypalButton(payment.paypal.style) : null,

  script: {
    source({ settings, tenant }, urls) {
      const { client_id, transaction_type } = settings.payment.paypal;
      const url = new URL(urls.paypalScript);
      const query = {
        "client-id": client_id,
        currency: tenant.currency,
        components: "buttons",
        intent: transaction_type === "authorization" ? "authorize" : "capture",
        // The order is placed here afterwards.
        commit: "false",
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return {
        url: url.href,
        origins: [url.origin, "https://*.paypal.com", "https://*.paypalobjects.com"],
      };
    },
    facts({ settings }) {
      const { transaction_type, client_id } = settings.payment.paypal;
      return { transaction_type, client_id };
    },
  },

  returned: (query) => query.get("token") ?? "",

  async open(deps, { cartId, amountMinor, currency, needsAddress, returnUrl, cancelUrl }) {
    const order = await createPaypalOrder(deps, {
      requestId: randomUUID(),
      unit: {
        custom_id: cartMark(cartId),
        description: oneLine(deps.shop.name, 127),
        amount: toPaypalAmount(amountMinor, currency),
      },
      returnUrl,
      cancelUrl,
      storesMethod: false,
      asks: {
        user_action: "CONTINUE",
        shipping_preference: needsAddress ? "GET_FROM_FILE" : "NO_SHIPPING",
      },
    });
    return { url: payPageOf(order), reference: order.id };
  },

  async read(deps, reference) {
    const order = await readPaypalOrder(deps, reference);
    if (!order) return null;
    const payer = { ...order.payer, ...order.payment_source?.paypal };
    return {
      cartId: cartIdOf(order.purchase_units[0]?.custom_id),
      isApproved: order.status === "APPROVED",
      account: payer.email_address ?? "",
      address: addressOf(order, payer),
    };
  },
};

/** PayPal has one field for the whole name where the parcel goes to another person. */
function addressOf(order: PaypalOrder, { name, phone, phone_number }: PaypalPayer): ApprovedAddress {
  const { address, name: receiver } = order.purchase_units[0]?.shipping ?? {};
  if (!address) return {};
  const words = receiver?.full_name?.trim().split(/\s+/) ?? [];
  const isWhole = words.length > 1;
  return texts({
    first_name: isWhole ? words.slice(0, -1).join(" ") : name?.given_name,
    last_name: isWhole ? words.at(-1) : name?.surname,
    address_line1: address.address_line_1,
    address_line2: address.address_line_2,
    city: address.admin_area_2,
    state: address.admin_area_1,
    postcode: address.postal_code,
    country: address.country_code,
    phone: phone?.phone_number?.national_number ?? phone_number?.national_number,
  });
}

const texts = (fields: Record<string, string | undefined>): ApprovedAddress =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));
