import { z } from "zod";

/** Ids are 32-bit in the database; a larger number names nothing. */
const id = z.coerce.number().int().positive().max(2_147_483_647);

/**
 * What the forms of the cart send. Quantities come as they were typed: what is no number becomes 1 and what is too
 * much is lowered (part 1, §5), so neither is an error.
 */
export const cartFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    product_id: id,
    qty: z.string().default("1"),
    return_to: z.string().optional(),
  }),
  z.object({ intent: z.literal("update"), item_id: id, qty: z.string().default("1") }),
  z.object({ intent: z.literal("remove"), item_id: id }),
]);

/** One change of the cart. */
export type CartForm = z.output<typeof cartFormSchema>;
