import { oneLine } from "~/models/payments/outcomes/one-line";
import type { ProviderDeps, ProviderPayment } from "../provider";
import { toPaypalAmount } from "./paypal-amount.server";
import { callPaypal } from "./paypal-api.server";
import { issueOf } from "./paypal-issue.server";
import { type PaypalOrder, paypalOrderSchema } from "./paypal-schemas.server";

/** What is paid for: `custom_id` says whose it is, a payment's id or a cart's mark. */
export type PaypalUnit = {
  custom_id: string;
  description: string;
  invoice_id?: string;
  amount: ReturnType<typeof toPaypalAmount>;
};

/** An order to create at PayPal; `requestId` makes repeated calls one order. */
type NewOrder = {
  requestId: string;
  unit: PaypalUnit;
  returnUrl: string;
  cancelUrl: string;
  /** Whether PayPal stores the account, so that later payments can be charged to it. */
  storesMethod: boolean;
  asks: {
    user_action: "PAY_NOW" | "CONTINUE";
    /** `NO_SHIPPING` where the shop has the address already, or delivers nothing. */
    shipping_preference: "NO_SHIPPING" | "GET_FROM_FILE";
  };
};

/** What a placed order pays for. */
export const unitOf = ({ shop }: ProviderDeps, payment: ProviderPayment): PaypalUnit => ({
  custom_id: payment.id,
  invoice_id: `${shop.code}-${payment.orderNumber}`,
  description: oneLine(`${shop.name}, order ${payment.orderNumber}`, 127),
  amount: toPaypalAmount(payment.amountMinor, payment.currency),
});

const cartPrefix = "cart:";

/** The mark of a cart's order at PayPal that belongs to no order of ours yet. */
export const cartMark = (cartId: string): string => cartPrefix + cartId;

/** The cart that an order at PayPal is marked with; null for none. */
export const cartIdOf = (customId = ""): string | null =>
  customId.startsWith(cartPrefix) ? customId.slice(cartPrefix.length) : null;

/** Whether money is taken with the order, or reserved and taken later. */
export const intentOf = ({ shop }: ProviderDeps): "AUTHORIZE" | "CAPTURE" =>
  shop.settings.payment.paypal.transaction_type === "authorization" ? "AUTHORIZE" : "CAPTURE";

/** Has PayPal store the account with the payment: the shop charges it, and a person pays. */
const storing = {
  vault: { store_in_vault: "ON_SUCCESS", usage_type: "MERCHANT", customer_type: "CONSUMER" },
};

/**
 * Creates an order at PayPal.
 * @throws Error when PayPal refuses it
 */
export async function createPaypalOrder(deps: ProviderDeps, order: NewOrder): Promise<PaypalOrder> {
  const { name } = deps.shop;
  const answer = await callPaypal(deps, {
    path: "/v2/checkout/orders",
    requestId: order.requestId,
    body: {
      intent: intentOf(deps),
      purchase_units: [order.unit],
      payment_source: {
        paypal: {
          ...(order.storesMethod ? { attributes: storing } : {}),
          experience_context: {
            brand_name: oneLine(name, 127),
            return_url: order.returnUrl,
            cancel_url: order.cancelUrl,
            ...order.asks,
          },
        },
      },
    },
  });
  if (answer.status >= 300) throw new Error(`PayPal refused the order: ${issueOf(answer)}`);
  return paypalOrderSchema.parse(answer.body);
}

/** The page on which the shopper approves an order. */
export function payPageOf({ links }: PaypalOrder): string {
  const page = links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  if (!page) throw new Error("PayPal named no page to pay on");
  return page.href;
}

/** An order at PayPal; null for one it does not know. */
export async function readPaypalOrder(deps: ProviderDeps, reference: string): Promise<PaypalOrder | null> {
  const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  const { status, body } = await callPaypal(deps, { path, method: "GET" });
  return status === 404 ? null : paypalOrderSchema.parse(body);
}
