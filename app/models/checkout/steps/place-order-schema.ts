import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import type { AddressSchema } from "../../accounts/address/typed-address";
import { optionalText } from "../../platform/validation/required-text";
import { type NoteField, noteSchema } from "../../selling/cart/note-form";
import { perCart } from "../../selling/cart-summary/per-cart";
import { paymentFields, withoutSameAddress } from "./payment-fields";
import { seenOrderSchema } from "./seen-order";

/**
 * The last form of the checkout: how the order is paid, the one-time token of each cart, what the page showed
 * of it, so that shoppers pay only what they have seen, the message to its seller, and what a
 * business files its invoices by.
 * @param address the schema of the billing address, which a browser checks by less
 */
export const placeOrderSchema = (note: NoteField | null, address: AddressSchema) =>
  z.preprocess(
    withoutSameAddress,
    paymentFields(address).extend({
      place_token: perCart(z.string().uuid()),
      seen: perCart(seenOrderSchema),
      customer_note: perCart(noteSchema(note)),
      invoice_reference: optionalText(phrase("Your reference for invoices"), 60),
    }),
  );
