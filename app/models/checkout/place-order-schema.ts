import { z } from "zod";
import { type NoteField, noteSchema } from "./note-form";
import { seenOrderSchema } from "./seen-order";

/**
 * The form of the 'Place order' button: the cart's one-time token and what the page showed, so that shoppers pay only
 * what they have seen.
 */
export const placeOrderSchema = (note: NoteField | null) =>
  z.object({
    place_token: z.string().uuid(),
    seen: seenOrderSchema,
    customer_note: noteSchema(note),
  });
