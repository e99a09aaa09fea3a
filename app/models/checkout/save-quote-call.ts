// @public

import { z } from "zod";
import { type NoteField, noteSchema } from "../selling/cart/note-form";

/**
 * What `POST /api/cart/save-quote-to-order` takes; the quote's id may come in the header `quote-order-id`
 * instead.
 */
export const saveQuoteCallSchema = (note: NoteField | null) =>
  z.object({
    quote_id: z.string().max(60).optional(),
    /** The key of the quote's mail, for a caller who did not request it. */
    key: z.string().max(60).optional(),
    customer_note: noteSchema(note),
  });
