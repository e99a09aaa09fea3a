import type { EventFacts } from "./shop-event";

/**
 * The body of a call to Google Analytics' Measurement Protocol (GA4).
 * @param clientId random id of the browser
 * @param origin scheme and host of the shop
 */
export function ga4Body(
  { event, items, goods, order }: EventFacts,
  { clientId, at, origin }: { clientId: string; at: Date; origin: string },
) {
  const params = {
    ...(event.name === "page_view" ? { page_location: origin + event.path, page_title: event.title } : {}),
    ...(items.length > 0
      ? {
          items: items.map(({ sku, name, qty, price }) => ({
            item_id: sku,
            item_name: name,
            quantity: qty,
            ...(price === undefined ? {} : { price }),
          })),
        }
      : {}),
    ...(goods ?? {}),
    ...(order
      ? {
          transaction_id: order.number,
          value: order.total,
          tax: order.tax,
          shipping: order.shipping,
          currency: order.currency,
        }
      : {}),
    // Without it GA4 does not count the visitor as active.
    engagement_time_msec: 1,
  };
  return {
    client_id: clientId,
    timestamp_micros: at.getTime() * 1000,
    events: [{ name: event.name, params }],
  };
}
