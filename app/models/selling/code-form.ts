import { z } from "zod";
import { typedRowIdSchema } from "../platform/validation/row-id";

/** Id of the form for a gift card or a coupon, on the cart page and in the checkout. */
export const codeFormId = "cart-code";

/**
 * The forms of codes: applying one, removing a coupon, removing a gift card, and using store credit or not.
 */
export const codeFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("apply-code"),
    code: z
      .string({ required_error: "Please enter a code." })
      .trim()
      .min(1, "Please enter a code.")
      .max(60, "The code is too long."),
  }),
  z.object({ intent: z.literal("remove-code"), code: z.string().max(60) }),
  z.object({ intent: z.literal("remove-gift-card"), gift_card_id: typedRowIdSchema }),
  z.object({ intent: z.literal("use-credit") }),
  z.object({ intent: z.literal("remove-credit") }),
]);

/** Whether a posted `intent` is one of {@link codeFormSchema}. */
export const isCodeIntent = (intent: unknown): boolean =>
  codeFormSchema.options.some((option) => option.shape.intent.value === intent);
