import { z } from "zod";
import { typedRowIdSchema } from "../validation/row-id";

/**
 * What the forms of the cart send. Quantities come as they were typed: what is no number becomes 1 and what is too much
 * is lowered (rule cart-3), so neither is an error.
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
