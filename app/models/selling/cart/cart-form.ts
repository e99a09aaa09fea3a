// @public

import { z } from "zod";
import { typedRowIdSchema } from "../../platform/validation/row-id";

/** Fields of a group, by the second part of their names; empty ones say nothing. */
const sentTexts = z
  .record(z.string())
  .default({})
  .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== "")));

/**
 * The forms of the cart. Quantities are read leniently (rule cart-3): text that is not a number becomes 1 and
 * too large a quantity is lowered, so neither is an error.
 */
export const cartFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    product_id: typedRowIdSchema,
    qty: z.string().default("1"),
    /**
     * Guid of the seller whose offer is meant; without one the offer that is shown first (rule sellers-9).
     */
    seller: z.string().max(100).optional(),
    /** Fields such as `option.plug`: what was chosen for the product, by code. */
    option: sentTexts,
    /** Fields such as `choice.v0`: the value of each of its options, without a script (rule variations-9). */
    choice: sentTexts,
    /** Set if the page of what was chosen is wanted, and nothing added. */
    show: z.string().optional(),
    personalization: sentTexts,
    return_to: z.string().optional(),
  }),
  /** One of each member of a set. */
  z.object({ intent: z.literal("add_set"), product_id: typedRowIdSchema }),
  z.object({ intent: z.literal("update"), item_id: typedRowIdSchema, qty: z.string().default("1") }),
  z.object({ intent: z.literal("remove"), item_id: typedRowIdSchema }),
  /** Everything out of one cart, or with `all` out of those of all sellers. */
  z.object({ intent: z.literal("flush"), all: z.string().optional() }),
  z.object({ intent: z.literal("freebie"), rule_id: z.string().max(60), sku: z.string().max(200) }),
]);

/** One change of the cart. */
export type CartForm = z.output<typeof cartFormSchema>;
