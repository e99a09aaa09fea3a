import { z } from "zod";
import { optionalText } from "../validation/required-text";

/**
 * What the 'Place order' button sends: the cart's one-time token and the total the shopper saw, in minor units, so
 * that nobody pays a price they have not seen.
 */
export const placeOrderSchema = z.object({
  place_token: z.string().uuid(),
  seen_total: z.coerce.number().int(),
  customer_note: optionalText("Order note", 1000),
});
