import type { EventFacts, ShopEvent } from "./shop-event";

/** The events sent to a marketing service, by the names it shows to owners. Page views are not among them. */
const metricOf: Partial<Record<ShopEvent["name"], string>> = {
  view_item: "Viewed Product",
  add_to_cart: "Added to Cart",
  purchase: "Placed Order",
};

/** Whether a marketing service receives events of this name. */
export const isMarketingEvent = (name: ShopEvent["name"]): boolean => metricOf[name] !== undefined;

/**
 * The body of Klaviyo's "create event" call; null for an event it does not receive.
 * @param uniqueId the service counts events with the same id once
 */
export function marketingBody(
  { event, items, order }: EventFacts,
  { email, at, uniqueId }: { email: string; at: Date; uniqueId: string },
) {
  const metric = metricOf[event.name];
  if (!metric) return null;
  return {
    data: {
      type: "event",
      attributes: {
        properties: {
          Items: items.map(({ sku, name, qty }) => ({ SKU: sku, ProductName: name, Quantity: qty })),
          ...(order ? { OrderId: order.number } : {}),
        },
        ...(order ? { value: order.total, value_currency: order.currency } : {}),
        time: at.toISOString(),
        unique_id: uniqueId,
        metric: { data: { type: "metric", attributes: { name: metric } } },
        profile: { data: { type: "profile", attributes: { email } } },
      },
    },
  };
}
