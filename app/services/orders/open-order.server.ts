import { isAppError } from "~/models/error/app-error";
import type { OrderView } from "~/models/order-view/order-view";
import type { RequestContext } from "../http/request-context.server";
import { readOrder } from "./read-order.server";

/**
 * The order of a page, for visitors who may see it. Never cached.
 * @throws a 404 response for all others
 */
export async function openOrder(
  context: RequestContext,
  request: Request,
  orderId: string,
): Promise<OrderView> {
  context.doNotCache();
  const key = new URL(request.url).searchParams.get("key");
  try {
    return await readOrder(context, orderId, { secret: context.secret, key });
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status, statusText: "Not Found" });
  }
}
