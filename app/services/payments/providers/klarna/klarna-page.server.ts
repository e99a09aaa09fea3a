import type { Address } from "~/models/accounts/address/address";
import { oneLine } from "~/models/payments/outcomes/one-line";
import { klarnaLocale } from "~/models/platform/payment-providers/klarna/klarna-countries";
import { paymentWebhookPath } from "~/paths/payment";
import type { PaymentBill, PaymentRequest, PaymentStart, ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { callKlarna, klarnaAddress, klarnaIssue } from "./klarna-api.server";
import { klarnaLines } from "./klarna-lines.server";
import {
  type KlarnaPage,
  klarnaPageSchema,
  newPageSchema,
  paymentSessionSchema,
} from "./klarna-schemas.server";

const pagePath = (id: string): string => `/hpp/v1/sessions/${encodeURIComponent(id)}`;

/**
 * Opens a page: a session with what is to be paid, then the page for it. Klarna places its order itself once
 * the shopper has paid, so that none is lost between the page and us.
 * @throws Error when Klarna refuses one of them
 */
export async function openKlarnaPage(deps: ProviderDeps, payment: PaymentRequest): Promise<PaymentStart> {
  const session = await callKlarna(deps, {
    path: "/payments/v1/sessions",
    body: sessionOf(deps, payment, await payment.readBill()),
  });
  if (session.status >= 300) throw new Error(`Klarna refused the payment: ${klarnaIssue(session)}`);
  const { session_id } = paymentSessionSchema.parse(session.body);
  const page = await callKlarna(deps, {
    path: "/hpp/v1/sessions",
    body: {
      payment_session_url: `${klarnaAddress(deps.shop, deps.urls)}/payments/v1/sessions/${session_id}`,
      merchant_urls: pageUrls(payment),
      options: { place_order_mode: "PLACE_ORDER", purchase_type: "BUY" },
    },
  });
  if (page.status >= 300) throw new Error(`Klarna refused the page: ${klarnaIssue(page)}`);
  const { session_id: id, redirect_url: url } = newPageSchema.parse(page.body);
  return { kind: "redirect", url, reference: `${url}#${id}` };
}

/**
 * A page by a payment's reference. Klarna says where a page is when it opens it and never again, so the
 * reference is the address, and the id of the page its fragment.
 */
export function pageOf(reference: string): { id: string; url: string } {
  const [url = "", id = ""] = reference.split("#");
  return { id, url };
}

/** A page; null for one that Klarna does not know (any more). */
export async function readKlarnaPage(deps: ProviderDeps, id: string): Promise<KlarnaPage | null> {
  const answer = await callKlarna(deps, { path: pagePath(id), method: "GET" });
  if (answer.status === 404) return null;
  if (answer.status >= 300) throw new ProviderUnavailable(`Klarna shows no page: ${klarnaIssue(answer)}`);
  return klarnaPageSchema.parse(answer.body);
}

/** Whether a page can be paid on no longer, and was not. */
export const isClosed = ({ status }: KlarnaPage): boolean => status === "CANCELLED" || status === "DISABLED";

/**
 * Closes a page, so that it can no longer be paid on.
 * @returns the page where that was too late
 * @throws ProviderUnavailable where it is still open
 */
export async function closePage(deps: ProviderDeps, id: string): Promise<KlarnaPage | null> {
  const answer = await callKlarna(deps, { path: pagePath(id), method: "DELETE" });
  if (answer.status < 300 || answer.status === 404) return null;
  const page = await readKlarnaPage(deps, id);
  if (!page || isClosed(page)) return null;
  if (page.status === "COMPLETED") return page;
  throw new ProviderUnavailable(`Klarna did not close the page: ${klarnaIssue(answer)}`);
}

function sessionOf({ shop }: ProviderDeps, payment: PaymentRequest, bill: PaymentBill) {
  const { country } = bill.billing;
  const notification = webhookUrl(payment);
  return {
    intent: "buy",
    purchase_country: country,
    purchase_currency: payment.currency,
    locale: klarnaLocale(country, shop.settings.general.language),
    order_amount: payment.amountMinor,
    ...klarnaLines(bill.lines),
    billing_address: addressOf(bill.billing, payment.email),
    ...(bill.shipping ? { shipping_address: addressOf(bill.shipping, payment.email) } : {}),
    merchant_reference1: payment.orderNumber,
    merchant_reference2: payment.id,
    merchant_data: shop.id,
    ...(notification === null ? {} : { merchant_urls: { notification } }),
  };
}

/** The parameter of the return address that says that Klarna declined. */
export const declinedParameter = "klarna_declined";

function pageUrls(payment: PaymentRequest) {
  const { returnUrl, cancelUrl } = payment;
  const status_update = webhookUrl(payment);
  const declined = `${returnUrl}&${declinedParameter}=1`;
  return {
    success: returnUrl,
    cancel: cancelUrl,
    back: cancelUrl,
    failure: declined,
    error: declined,
    ...(status_update === null ? {} : { status_update }),
  };
}

/** Where Klarna tells what became of a page; null where it could not: it refuses any address but https. */
function webhookUrl({ returnUrl }: PaymentRequest): string | null {
  const url = new URL(paymentWebhookPath("klarna"), returnUrl);
  return url.protocol === "https:" ? url.href : null;
}

function addressOf(address: Address, email: string) {
  const fields = {
    given_name: address.first_name,
    family_name: address.last_name,
    email: email.length > maxText ? "" : email,
    phone: address.phone,
    street_address: address.address_line1,
    street_address2: address.address_line2,
    postal_code: address.postcode,
    city: address.city,
    region: address.state,
    country: address.country,
  };
  const cut = Object.entries(fields).map(([name, text]) => [
    name,
    oneLine(text, name === "postal_code" ? maxPostcode : maxText),
  ]);
  return Object.fromEntries(cut.filter(([, text]) => text !== ""));
}

/** The longest that Klarna takes of each part of an address, characters. */
const maxText = 99;
const maxPostcode = 10;
