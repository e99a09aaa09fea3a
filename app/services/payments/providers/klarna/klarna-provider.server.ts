import { oneLine } from "~/models/payments/outcomes/one-line";
import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import {
  isKlarnaCountry,
  klarnaMaxMinor,
  klarnaStepMinor,
} from "~/models/platform/payment-providers/klarna/klarna-countries";
import { hasSecrets } from "~/models/platform/secret/secret-name";
import { phrase } from "~/models/platform/texts/phrase";
import type { PaymentProvider, ProviderDeps, ProviderPayment } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { callKlarna, klarnaIssue } from "./klarna-api.server";
import { checkKlarna } from "./klarna-check.server";
import {
  captureOrder,
  klarnaOrderPath,
  orderOfPage,
  releaseOrder,
  takeKlarnaOrder,
} from "./klarna-order.server";
import {
  closePage,
  declinedParameter,
  isClosed,
  openKlarnaPage,
  pageOf,
  readKlarnaPage,
} from "./klarna-page.server";
import { readKlarnaMessage } from "./klarna-webhook.server";

const code = "klarna";

/** Klarna Payments on its hosted page (docs/payments.md, rule payment-29). */
export const klarnaProvider: PaymentProvider = {
  code,
  pages: (urls) => [
    "https://pay.klarna.com",
    "https://pay.playground.klarna.com",
    // A server that stands in for Klarna has its pages at the same address.
    ...[urls.klarna, urls.klarnaNa, urls.klarnaOc].map((url) => new URL(url).origin),
  ],
  check: checkKlarna,
  waitsForPayment: true,
  stepMinor: klarnaStepMinor,
  list({ shop, totalMinor, country }) {
    const { active, username, title } = shop.settings.payment.klarna;
    const { currency } = shop.tenant;
    const isReady = active && username !== "" && hasSecrets(shop, "payment.klarna.password");
    const isTaken =
      klarnaStepMinor(currency) !== null && (country === undefined || isKlarnaCountry(country, currency));
    return isReady && isTaken && totalMinor > 0 && totalMinor <= klarnaMaxMinor
      ? [{ code, title, instructions: phrase("You pay on Klarna’s page."), marks: ["Klarna"] }]
      : [];
  },

  async start(deps, payment) {
    if (payment.reference === payment.id) return openKlarnaPage(deps, payment);
    const { reference } = payment;
    const { id, url } = pageOf(reference);
    const page = await readKlarnaPage(deps, id);
    if (!page || isClosed(page)) return openKlarnaPage(deps, payment);
    return { kind: "redirect", url: page.status === "COMPLETED" ? payment.returnUrl : url, reference };
  },

  async confirm(deps, payment, params) {
    const { id } = pageOf(payment.reference);
    // It was never started.
    if (id === "") return null;
    const page = await readKlarnaPage(deps, id);
    if (!page) return { kind: "cancelled", reason: "Klarna no longer knows the page." };
    if (page.status === "COMPLETED") return takeKlarnaOrder(deps, await orderOfPage(deps, page));
    if (isClosed(page)) return { kind: "cancelled", reason: "The Klarna page was closed." };
    const isDeclined = page.status === "FAILED" || page.status === "ERROR";
    // Declined, a page may be tried again until the shopper leaves it.
    if (!isDeclined || !params.has(declinedParameter)) return null;
    return giveUp(deps, payment, { kind: "declined", reason: `Klarna: ${page.status}` });
  },

  cancel(deps, payment) {
    if (payment.takenReference) return releaseOrder(deps, payment);
    return giveUp(deps, payment, { kind: "cancelled", reason: "The Klarna page was closed." });
  },

  webhook: async (deps, { body }) =>
    hasSecrets(deps.shop, "payment.klarna.password") ? readKlarnaMessage(deps, body) : undefined,

  capture: captureOrder,

  async refund(deps, payment, { id, amountMinor, reason }) {
    const description = oneLine(reason, 255);
    const answer = await callKlarna(deps, {
      path: `${klarnaOrderPath(payment.takenReference ?? "")}/refunds`,
      key: `refund-${id}`,
      body: {
        refunded_amount: amountMinor,
        reference: id,
        ...(description === "" ? {} : { description }),
      },
    });
    // Klarna's settlements name a refund by our id.
    if (answer.status < 300) return { kind: "done", reference: id };
    if (answer.status === 409)
      throw new ProviderUnavailable(`Klarna did not decide on the refund: ${klarnaIssue(answer)}`);
    return { kind: "failed", reason: klarnaIssue(answer) };
  },

  // A refund that Klarna took is done.
  refundState: async (_deps, reference) => ({ kind: "done", reference }),
};

/** Closes a payment's page, and says how the payment ended: it may have been paid meanwhile. */
async function giveUp(
  deps: ProviderDeps,
  { reference }: ProviderPayment,
  outcome: PaymentOutcome,
): Promise<PaymentOutcome> {
  const { id } = pageOf(reference);
  const paid = id === "" ? null : await closePage(deps, id);
  return paid ? takeKlarnaOrder(deps, await orderOfPage(deps, paid)) : outcome;
}
