// @public

import { randomUUID } from "node:crypto";
import { isMarketingEvent } from "~/models/content/tracking/marketing-body";
import type { ShopEvent } from "~/models/content/tracking/shop-event";
import { mayTrack, trackingServices } from "~/models/shops/settings/tracking";
import { consentRegionHeader, readConsentRegion } from "~/models/shops/visitors/visitor-country";
import type { RequestContext } from "../../shops/context/request-context.server";
import { browserIdOfCookie, consentOfCookie } from "../../shops/cookies/consent-cookie.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { readSeenPrice } from "./read-seen-price.server";

/**
 * Queues what a shopper did for the services of the shop, where the shopper lets it (rule tracking-1).
 * Nothing waits for a service, and a failure here is logged and breaks nothing.
 * @returns the id the browser was counted under; null when no service was called
 */
export async function noteEvent(
  context: RequestContext,
  request: Pick<Request, "headers">,
  event: ShopEvent,
  { email = "" }: { email?: string } = {},
): Promise<string | null> {
  try {
    const cookie = request.headers.get("Cookie");
    const region = readConsentRegion(request.headers.get(consentRegionHeader));
    if (!mayTrack(context.shop, consentOfCookie(cookie), region)) return null;
    const services = trackingServices(context.shop);
    const browserId = browserIdOfCookie(cookie) ?? randomUUID();
    const at = context.now().toISOString();
    // An order counts once, however often its page is opened.
    const uniqueId = event.name === "purchase" ? event.order_id : randomUUID();
    const who = email || (await context.visitor()).customer?.email || "";
    if (services.analytics)
      await enqueueJob(
        context,
        "send-analytics-event",
        { event, browserId, at, ...(await seenPrice(context, event)) },
        { jobKey: `analytics:${context.shop.id}:${uniqueId}` },
      );
    if (services.emailMarketing && who && isMarketingEvent(event.name))
      await enqueueJob(
        context,
        "send-marketing-event",
        { event, email: who, at, uniqueId },
        { jobKey: `marketing:${context.shop.id}:${uniqueId}` },
      );
    return browserId;
  } catch (error) {
    context.log.warn("event was not noted", { shop: context.shop.code, event: event.name, error });
    return null;
  }
}

/** The price of a piece as the shopper sees it now; later it may be another, or hidden from them. */
async function seenPrice(
  context: RequestContext,
  event: ShopEvent,
): Promise<{ priceMinor?: number; currency?: string }> {
  if (event.name !== "view_item" && event.name !== "add_to_cart") return {};
  const qty = event.name === "add_to_cart" ? event.qty : 1;
  const priceMinor = await readSeenPrice(context, event.product_id, qty);
  if (priceMinor === null) return {};
  return context.shop.market ? { priceMinor, currency: context.tenant.currency } : { priceMinor };
}
