// @public

import { isAppError } from "~/models/platform/error/app-error";
import { orderKeyOf } from "../orders/reading/open-order.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { type ReadQuote, readQuote } from "./read-quote.server";

/**
 * The quote of a page, for visitors who may see it. Never cached.
 * @throws a 404 response for all others
 */
export async function openQuote(
  context: RequestContext,
  request: Request,
  quoteId: string,
): Promise<ReadQuote & { key: string | undefined }> {
  context.doNotCache();
  const key = orderKeyOf(request);
  try {
    const visitor = await context.visitor();
    const read = await readQuote(context, quoteId, visitor, { secret: context.secret, key: key ?? null });
    return { ...read, key };
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status, statusText: "Not Found" });
  }
}
