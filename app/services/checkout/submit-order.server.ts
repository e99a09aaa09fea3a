import { redirect } from "@remix-run/node";
import { checkoutForms } from "~/models/checkout/checkout-forms";
import { placeOrderSchema } from "~/models/checkout/place-order-schema";
import { checkoutSuccessPath } from "~/paths";
import { noticeCookie } from "../auth/notice-cookie.server";
import { answerForm } from "../http/answer-form.server";
import type { RequestContext } from "../http/request-context.server";
import { startPayment } from "../payment/start-payment.server";
import { placeOrder } from "./place-order.server";
import type { PostedPart } from "./submit-part.server";

// The reason of a refusal belongs to the order as a whole: the field it names may be in a part that is closed.
const rules = {
  id: checkoutForms.place,
  schema: placeOrderSchema,
  keeps: ["customer_note"],
  refusesAt: "form",
} as const;

/**
 * Answers the 'Place order' button: the provider's page where the order is paid at once, else the receipt. Pressed
 * again it leads to the same place. A refused order shows the review again with the reason; nothing is lost.
 */
export function submitOrder(context: RequestContext, { visitor, form, sandboxAllowed }: PostedPart) {
  return answerForm(form, rules, async (answers) => {
    const { orderId } = await placeOrder(context, {
      visitor,
      placeToken: answers.place_token,
      seen: answers.seen,
      customerNote: answers.customer_note,
      sandboxAllowed,
    });
    const next = await startPayment(context, orderId);
    // A notice of an earlier try has been read.
    const headers = { "Set-Cookie": noticeCookie([], context.origin) };
    const page = next.kind === "redirect" ? next.url : checkoutSuccessPath(orderId);
    return redirect(page, { status: 303, headers });
  });
}
