// @public

import { z } from "zod";
import { typedRowIdSchema } from "../../platform/validation/row-id";

/** A heart pressed without a script: the product, and the page to show again. */
export const toggleFormSchema = z.object({
  toggle: typedRowIdSchema,
  return_to: z.string().max(2000).default(""),
});
