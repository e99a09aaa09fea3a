/** Orders that were placed together, whose receipt the browser that placed them has not shown. */
export type UnseenOrders = readonly { id: string; incrementId: string }[];

/** What cart and checkout say of them (rule checkout-12), before and after their numbers. */
export const placedText = (orders: UnseenOrders): { before: string; after: string } =>
  orders.length === 1
    ? { before: "Your order", after: "was placed" }
    : { before: "Your orders", after: "were placed" };

/** Minutes for which they say so. */
export const saidPlacedMinutes = 60;
