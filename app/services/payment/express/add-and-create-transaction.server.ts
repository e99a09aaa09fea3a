import type { CartForm } from "~/models/checkout/cart-form";
import { visitorAfter } from "../../auth/visitor-after.server";
import { answerCartForm } from "../../cart/answer-cart-form.server";
import type { RequestContext } from "../../http/request-context.server";
import { answerExpressCall } from "./answer-express-call.server";
import { createTransaction } from "./create-transaction.server";

/**
 * Answers the provider's own button on a product's page: adds the product by the same check as 'Add to Cart', then opens
 * a payment for the cart (rule payment-13).
 */
export async function addAndCreateTransaction(
  context: RequestContext,
  request: Request,
  form: CartForm,
): Promise<Response> {
  const { changed, status } = await answerCartForm(context, request, form);
  const { ok, message, problems, setCookie } = changed;
  const answer = ok
    ? await answerExpressCall(context, async () => {
        const { reference, startedAt } = await createTransaction(
          context,
          await visitorAfter(context, request, setCookie),
        );
        return { order_id: reference, timestamp: startedAt };
      })
    : Response.json({ success: false, message, problems }, { status });
  if (setCookie) answer.headers.append("Set-Cookie", setCookie);
  return answer;
}
