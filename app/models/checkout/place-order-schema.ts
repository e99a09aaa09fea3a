import { z } from "zod";
import { optionalText } from "../validation/required-text";

/**
 * The form of the 'Place order' button: the cart's one-time token and the total the shopper saw, in minor units, so
 * that shoppers pay only a price they have seen.
 */
export const placeOrderSchema = z.object({
  place_token: z.string().uuid(),
  seen_total: z.coerce.number().int(),
  customer_note: optionalText("Order note", 1000),
});
