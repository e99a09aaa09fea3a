import { z } from "zod";
import { typedRowIdSchema } from "../validation/row-id";

/**
 * The forms of the cart. Quantities are read leniently (rule cart-3): text that is not a number becomes 1 and too
 * large a quantity is lowered, so neither is an error.
 */
export const cartFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    product_id: typedRowIdSchema,
    qty: z.string().default("1"),
    return_to: z.string().optional(),
  }),
  z.object({ intent: z.literal("update"), item_id: typedRowIdSchema, qty: z.string().default("1") }),
  z.object({ intent: z.literal("remove"), item_id: typedRowIdSchema }),
]);

/** One change of the cart. */
export type CartForm = z.output<typeof cartFormSchema>;
