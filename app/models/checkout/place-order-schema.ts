import { z } from "zod";
import { optionalText } from "../validation/required-text";
import { seenOrderSchema } from "./seen-order";

/**
 * The form of the 'Place order' button: the cart's one-time token and what the page showed, so that shoppers pay only
 * what they have seen.
 */
export const placeOrderSchema = z.object({
  place_token: z.string().uuid(),
  seen: seenOrderSchema,
  customer_note: optionalText("Order note", 1000),
});
