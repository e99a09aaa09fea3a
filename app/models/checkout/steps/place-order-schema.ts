import { z } from "zod";
import type { AddressSchema } from "../../accounts/address/typed-address";
import { type NoteField, noteSchema } from "../../selling/cart/note-form";
import { perCart } from "../../selling/cart-summary/per-cart";
import { paymentFields, withoutSameAddress } from "./payment-fields";
import { seenOrderSchema } from "./seen-order";

/**
 * The last form of the checkout: how the order is paid, the one-time token of each cart, what the page showed
 * of it, so that shoppers pay only what they have seen, and the message to its seller.
 * @param address the schema of the billing address, which a browser checks by less
 */
export const placeOrderSchema = (note: NoteField | null, address: AddressSchema) =>
  z.preprocess(
    withoutSameAddress,
    paymentFields(address).extend({
      place_token: perCart(z.string().uuid()),
      seen: perCart(seenOrderSchema),
      customer_note: perCart(noteSchema(note)),
    }),
  );
