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
  try {
    return await readOrder(context, orderId, { secret: context.secret, key: orderKeyOf(request) ?? null });
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status, statusText: "Not Found" });
  }
}

/** The key of an order's mail in the address of a page; pages about the order pass it on in their links. */
export const orderKeyOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get("key") ?? undefined;
