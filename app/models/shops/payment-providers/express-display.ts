// @public

import { z } from "zod";

/** Where a wallet's express button is shown (rule payment-13). */
export const expressDisplaySchema = z
  .object({
    product_page: z.boolean().default(true),
    cart: z.boolean().default(true),
    checkout: z.boolean().default(true),
  })
  .strict()
  .default({});

/** A place of the shop that may have express buttons. */
export type ExpressPlace = keyof z.output<typeof expressDisplaySchema>;

/** All places that may have them. */
export const expressPlaces: readonly ExpressPlace[] = ["product_page", "cart", "checkout"];

/** What an owner reads of these places. */
export const expressDisplayWords = {
  display: { label: "Express button" },
  "display.product_page": { label: "On product pages" },
  "display.cart": { label: "In the cart" },
  "display.checkout": { label: "In the checkout" },
};
