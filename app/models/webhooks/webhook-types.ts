// @public

/** What webhooks tell (rule webhooks-2), in the order in which it is listed. */
export const webhookTypes = [
  "order.placed",
  "order.paid",
  "order.changed",
  "order.shipped",
  "order.completed",
  "order.refunded",
  "order.returned",
  "order.canceled",
  "product.created",
  "product.changed",
  "product.removed",
  "price.changed",
  "stock.changed",
  "customer.created",
  "customer.changed",
  "review.created",
  "review.changed",
  "message.created",
  "form.submitted",
  "payout.changed",
] as const;

/** What a webhook tells. */
export type WebhookType = (typeof webhookTypes)[number];

/** The types that a list names: `order.*` stands for all of orders, `*` for all. Null when one is unknown. */
export function namedTypes(list: readonly string[]): WebhookType[] | null {
  const found = list.map((name) =>
    webhookTypes.filter(
      (type) => name === "*" || name === type || (name.endsWith(".*") && type.startsWith(name.slice(0, -1))),
    ),
  );
  if (found.length === 0 || found.some((types) => types.length === 0)) return null;
  return webhookTypes.filter((type) => found.some((types) => types.includes(type)));
}
