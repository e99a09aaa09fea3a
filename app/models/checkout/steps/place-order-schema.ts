import { z } from "zod";
import { type NoteField, noteSchema } from "../../selling/cart/note-form";
import { perCart } from "../../selling/cart-summary/per-cart";
import { paymentFields, withoutSameAddress } from "./payment-fields";
import { seenOrderSchema } from "./seen-order";

/**
 * The last form of the checkout: how the order is paid, the one-time token of each cart, what the page showed
 * of it, so that shoppers pay only what they have seen, and the message to its seller.
 */
export const placeOrderSchema = (note: NoteField | null) =>
  z.preprocess(
    withoutSameAddress,
    paymentFields.extend({
      place_token: perCart(z.string().uuid()),
      seen: perCart(seenOrderSchema),
      customer_note: perCart(noteSchema(note)),
    }),
  );
