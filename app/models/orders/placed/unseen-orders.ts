import { phrase } from "~/models/platform/texts/phrase";

/** Orders that were placed together, whose receipt the browser that placed them has not shown. */
export type UnseenOrders = readonly { id: string; incrementId: string }[];

/** What cart and checkout say of them (rule checkout-12); their numbers stand between `<a>` and `</a>`. */
export const placedText = (orders: UnseenOrders): string =>
  phrase(
    "{count, plural, one {Your order <a>numbers</a> was placed} other {Your orders <a>numbers</a> were placed}}",
    {
      count: orders.length,
    },
  );

/** Minutes for which they say so. */
export const saidPlacedMinutes = 60;
