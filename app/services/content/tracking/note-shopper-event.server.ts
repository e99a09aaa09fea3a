// @public

import type { ShopEvent } from "~/models/content/tracking/shop-event";
import { isAppError } from "~/models/platform/error/app-error";
import { openOrder } from "../../orders/reading/open-order.server";
import { headersWith } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { browserCookie, browserIdOfCookie } from "../../shops/cookies/consent-cookie.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { noteEvent } from "./note-event.server";

/**
 * Notes an event that a page reported. The address is open to all clients, so too many from one network
 * address are dropped, and an order counts only for a visitor who may see it.
 * @returns headers that give the browser its id where it had none
 */
export async function noteShopperEvent(
  context: RequestContext,
  request: Request,
  event: ShopEvent,
): Promise<Headers> {
  try {
    const attempt = { action: "track", by: "address", who: context.clientAddress } as const;
    await countAttempt(context, attempt, attemptLimits.trackByAddress);
    const email = event.name === "purchase" ? (await openOrder(context, request, event.order_id)).email : "";
    const browserId = await noteEvent(context, request, event, { email });
    if (browserId && !browserIdOfCookie(request.headers.get("Cookie")))
      return headersWith(context, { cookies: [browserCookie(browserId, context.origin)] });
  } catch (error) {
    if (!isAppError(error) && !(error instanceof Response)) throw error;
  }
  return new Headers();
}
