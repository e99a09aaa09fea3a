// @public

import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { findApiKey } from "../accounts/api-keys/find-api-key.server";
import type { PaymentContext } from "../payments/providers/payment-context.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { acting } from "../shops/context/shop-context.server";

/** A request by a seller's key, which reaches nothing of another seller (rule actors-11). */
export type SellerCallContext = { ctx: PaymentContext; sellerId: string };

/**
 * Answers a call of the seller API (rules seller-api-2 and seller-api-3). Without a valid key it answers
 * 401, in the same words whatever is wrong with the key; an AppError of a service answers its own status.
 * Nothing is cached.
 * @param serve makes the answer: an object to send as JSON, or a whole response
 */
export async function answerSellerCall(
  context: PaymentContext & Pick<RequestContext, "doNotCache">,
  request: Request,
  serve: (call: SellerCallContext) => Promise<object | Response>,
): Promise<Response> {
  context.doNotCache();
  const actor = await findApiKey(context, request);
  if (!actor?.sellerId)
    return refuse("Send a key of this shop’s seller as a bearer token.", 401, {
      "WWW-Authenticate": "Bearer",
    });
  const { sellerId } = actor;
  try {
    const answer = await serve({ ctx: { ...context, actor: acting(actor) }, sellerId });
    return answer instanceof Response ? answer : Response.json({ success: true, ...answer });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refuse(error.message, error.status, headersOfError(error), error.field);
  }
}

const refuse = (message: string, status: number, headers: Record<string, string> = {}, field?: string) =>
  Response.json({ success: false, message, ...(field ? { field } : {}) }, { status, headers });
