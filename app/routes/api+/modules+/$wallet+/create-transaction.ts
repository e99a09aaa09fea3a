import type { ActionFunctionArgs } from "@remix-run/node";
import { cartFormSchema } from "~/models/selling/cart/cart-form";
import { answerExpressCall } from "~/services/checkout/answer-express-call.server";
import { createTransaction } from "~/services/checkout/create-transaction.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { visitorOfCall } from "~/services/selling/cart/find-cart-seller.server";
import {
  addAndCreateTransaction,
  openedFields,
} from "~/services/storefront/add-and-create-transaction.server";

/**
 * Opens a payment at a wallet for the visitor's cart, after adding the product of a posted form (rule
 * api-14).
 */
export function action({ context, request, params: { wallet } }: ActionFunctionArgs) {
  if (request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded"))
    return answerForm(request, { schema: cartFormSchema }, (form) =>
      addAndCreateTransaction(context, request, { form, wallet }),
    );
  return answerExpressCall(context, async () =>
    openedFields(await createTransaction(context, await visitorOfCall(context, request), wallet)),
  );
}
