// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../platform/validation/email";
import { optionalText } from "../platform/validation/required-text";

/** Id of the form that asks for a quote. */
export const quoteRequestForm = "quote-request";

/** What a shopper sends with a cart to be priced (rule quotes-1). */
export const quoteRequestSchema = z.object({
  email: emailSchema,
  note: optionalText(phrase("Message"), 1000),
});
