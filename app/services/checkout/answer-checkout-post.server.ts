// @public

import { checkoutFormOf, checkoutIntents } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutPart } from "~/models/checkout/steps/checkout-part";
import { isCodeIntent } from "~/models/selling/cart/cart-forms";
import { answerChosenCountry } from "../accounts/addresses/answer-chosen-country.server";
import { isSandboxAllowed } from "../payments/providers/sandbox-allowed.server";
import { readForm } from "../platform/forms/read-form.server";
import type { CartPurchase } from "../selling/cart-page/read-purchase.server";
import { answerCodeForm } from "../selling/discounts/answer-code-form.server";
import { leadTo } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { readCheckout } from "./read-checkout.server";
import { submitOrder } from "./steps/submit-order.server";
import { submitPart } from "./steps/submit-part.server";

/** What is checked out, and where the page of each of its parts is. */
type CheckoutPlace = { purchase: CartPurchase; page: string; partPath: (part: CheckoutPart) => string };

/**
 * Answers a post of the checkout, of a cart or a quote: a part of it, or the order. An accepted part leads to
 * the page with the next part open, a refused one shows its form again.
 * @throws Response 400 for a form that is none of the checkout's
 */
export async function answerCheckoutPost(
  context: RequestContext,
  request: Request,
  { purchase, page, partPath }: CheckoutPlace,
) {
  const form = await readForm(request);
  if (isCodeIntent(form.get("intent"))) return answerCodeForm(context, purchase, { form, page });
  const intent = checkoutIntents.find((known) => known === form.get("intent"));
  if (!intent) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  const countries = context.shop.settings.checkout_countries;
  const chosen = await answerChosenCountry(form, checkoutFormOf[intent], countries);
  if (chosen) return chosen;
  const sandboxAllowed = isSandboxAllowed(context.config);
  if (intent === "place") return submitOrder(context, { purchase, form, sandboxAllowed });
  const refusal = await submitPart(context, intent, { purchase, form, sandboxAllowed });
  if (refusal) return refusal;
  const { parts } = await readCheckout(context, purchase, { asked: null, sandboxAllowed });
  const next = parts.find(({ state }) => state === "open")?.part ?? "payment";
  // A notice from an earlier step is dropped, so that it does not follow the shopper through the checkout.
  return leadTo(context, partPath(next), { notice: { lines: [] } });
}
