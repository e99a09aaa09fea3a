// @public

import { z } from "zod";
import { typedRowIdSchema } from "../../platform/validation/row-id";

const returnTo = { return_to: z.string().max(2000).default("") };

/**
 * The forms of saved items: a line of the cart to save, and a saved item to move to the cart or to remove.
 */
export const savedFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), item_id: typedRowIdSchema, ...returnTo }),
  z.object({ intent: z.literal("move"), saved_id: typedRowIdSchema, ...returnTo }),
  z.object({ intent: z.literal("remove"), saved_id: typedRowIdSchema, ...returnTo }),
]);

/** One change of the saved items. */
export type SavedForm = z.output<typeof savedFormSchema>;
