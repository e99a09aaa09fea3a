import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import { placeOrderSchema } from "~/models/checkout/steps/place-order-schema";
import { noteField } from "~/models/selling/cart/note-form";
import { checkoutSuccessPath } from "~/paths";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { goToPayment } from "../payment/go-to-payment.server";
import { placeOrder } from "./place-order.server";
import type { PostedPart } from "./submit-part.server";

// The reason of a refusal belongs to the order as a whole: the field it names may be in a part that is
// closed.
const rules = { id: checkoutForms.place, keeps: "all", refusesAt: "form" } as const;

/**
 * Answers the 'Place order' button: the provider's page where the orders are paid at once, else the receipt.
 * Pressed again it leads to the same place. A refused order shows the review again with the reason; nothing
 * is lost.
 */
export function submitOrder(context: RequestContext, { purchase, form, sandboxAllowed }: PostedPart) {
  const schema = placeOrderSchema(noteField(context.shop.settings));
  return answerForm(form, { ...rules, schema }, async ({ place_token, seen, customer_note }) => {
    const parts = [...place_token].flatMap(([guid, placeToken]) => {
      const shown = seen.get(guid);
      return shown ? [{ placeToken, seen: shown, customerNote: customer_note.get(guid) ?? "" }] : [];
    });
    const { visitor } = purchase;
    const { visitedHost } = context;
    const order = await placeOrder(context, { visitor, parts, sandboxAllowed, visitedHost });
    return goToPayment(context, order, checkoutSuccessPath(order.orderId));
  });
}
