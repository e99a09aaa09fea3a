import type { ActionFunctionArgs } from "@remix-run/node";
import { visitorOfCall } from "~/services/cart/find-cart-seller.server";
import { answerExpressCall } from "~/services/payment/express/answer-express-call.server";
import { createTransaction } from "~/services/payment/express/create-transaction.server";

/** Opens a payment at PayPal for the visitor's cart (rule api-14). */
export const action = ({ context, request }: ActionFunctionArgs) =>
  answerExpressCall(context, async () => {
    const { reference, startedAt } = await createTransaction(context, await visitorOfCall(context, request));
    return { order_id: reference, timestamp: startedAt };
  });
