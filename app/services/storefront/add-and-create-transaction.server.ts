// @public

import type { CartForm } from "~/models/selling/cart/cart-form";
import { visitorAfter } from "../accounts/sessions/visitor-after.server";
import { answerExpressCall } from "../checkout/answer-express-call.server";
import { createTransaction, type ExpressTransaction } from "../checkout/create-transaction.server";
import { addCookie } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerCartForm } from "./answer-cart-form.server";

/**
 * Answers a wallet's own button on a product's page: adds the product by the same check as 'Add to Cart',
 * then opens a payment for the cart (rule payment-13).
 */
export async function addAndCreateTransaction(
  context: RequestContext,
  request: Request,
  { form, wallet }: { form: CartForm; wallet: string | undefined },
): Promise<Response> {
  const { changed, status } = await answerCartForm(context, request, form);
  const { ok, message, problems, setCookie, cartId = null } = changed;
  const answer = ok
    ? await answerExpressCall(context, async () => {
        const visitor = await visitorAfter(context, request, setCookie);
        return openedFields(await createTransaction(context, { ...visitor, cartId }, wallet));
      })
    : Response.json({ success: false, message, problems }, { status });
  addCookie(answer.headers, setCookie);
  return answer;
}

/** What a wallet script is told of a payment that was opened (rule api-14). */
export const openedFields = ({ reference, startedAt, sellerGuid }: ExpressTransaction) => ({
  order_id: reference,
  timestamp: startedAt,
  ...(sellerGuid === null ? {} : { seller_guid: sellerGuid }),
});
