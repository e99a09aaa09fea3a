import { checkoutForms } from "~/models/checkout/checkout-forms";
import { noteField } from "~/models/checkout/note-form";
import { placeOrderSchema } from "~/models/checkout/place-order-schema";
import { checkoutSuccessPath } from "~/paths";
import { answerForm } from "../http/answer-form.server";
import type { RequestContext } from "../http/request-context.server";
import { goToPayment } from "../payment/go-to-payment.server";
import { placeOrder } from "./place-order.server";
import type { PostedPart } from "./submit-part.server";

// The reason of a refusal belongs to the order as a whole: the field it names may be in a part that is closed.
const rules = { id: checkoutForms.place, keeps: ["customer_note"], refusesAt: "form" } as const;

/**
 * Answers the 'Place order' button: the provider's page where the order is paid at once, else the receipt. Pressed
 * again it leads to the same place. A refused order shows the review again with the reason; nothing is lost.
 */
export function submitOrder(context: RequestContext, { visitor, form, sandboxAllowed }: PostedPart) {
  const schema = placeOrderSchema(noteField(context.shop.settings));
  return answerForm(form, { ...rules, schema }, async (answers) => {
    const { orderId } = await placeOrder(context, {
      visitor,
      placeToken: answers.place_token,
      seen: answers.seen,
      customerNote: answers.customer_note,
      sandboxAllowed,
    });
    return goToPayment(context, orderId, checkoutSuccessPath(orderId));
  });
}
