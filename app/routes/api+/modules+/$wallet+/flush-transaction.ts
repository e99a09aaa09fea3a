import type { ActionFunctionArgs } from "@remix-run/node";
import { answerExpressCall } from "~/services/checkout/answer-express-call.server";
import { flushTransaction } from "~/services/checkout/flush-transaction.server";
import { visitorOfCall } from "~/services/selling/cart/find-cart-seller.server";

/** Forgets what the shopper approved at a wallet (rule api-14). */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  answerExpressCall(context, async () => {
    await flushTransaction(context, await visitorOfCall(context, request), params.wallet);
    return {};
  });
