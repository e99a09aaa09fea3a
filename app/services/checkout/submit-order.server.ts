import { redirect } from "@remix-run/node";
import { withZod } from "@remix-validated-form/with-zod";
import { validationError } from "remix-validated-form";
import { checkoutForms } from "~/models/checkout/checkout-forms";
import { placeOrderSchema } from "~/models/checkout/place-order-schema";
import { isAppError } from "~/models/error/app-error";
import { checkoutSuccessPath } from "~/paths";
import type { RequestContext } from "../http/request-context.server";
import { startPayment } from "../payment/start-payment.server";
import { placeOrder } from "./place-order.server";
import type { PostedPart } from "./submit-part.server";

const formId = checkoutForms.place;

/**
 * Answers the 'Place order' button: the provider's page where the order is paid at once, else the receipt. Pressed
 * again it leads to the same place. A refused order shows the review again with the reason; nothing is lost.
 */
export async function submitOrder(context: RequestContext, { visitor, form, sandboxAllowed }: PostedPart) {
  const result = await withZod(placeOrderSchema).validate(form);
  if (result.error) return validationError({ ...result.error, formId }, result.submittedData);
  const { place_token: placeToken, seen_total: seenTotalMinor, customer_note: customerNote } = result.data;
  try {
    const { orderId } = await placeOrder(context, {
      ...{ visitor, placeToken, seenTotalMinor, customerNote, sandboxAllowed },
    });
    const next = await startPayment(context, context.secret, orderId);
    return redirect(next.kind === "redirect" ? next.url : checkoutSuccessPath(orderId), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    // The reason belongs to the order as a whole: the field it names may be in a part that is closed.
    const fieldErrors = { form: error.message };
    return validationError(
      { fieldErrors, formId },
      { customer_note: customerNote },
      { status: error.status },
    );
  }
}
