import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { typedRowIdSchema } from "../../platform/validation/row-id";
import { codeIntents } from "./cart-forms";

/**
 * The forms of codes: applying one, removing a coupon, removing a gift card, and using store credit or not.
 */
export const codeFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal(codeIntents.apply),
    code: z
      .string({ required_error: phrase("Please enter a code.") })
      .trim()
      .min(1, phrase("Please enter a code."))
      .max(60, phrase("The code is too long.")),
  }),
  z.object({ intent: z.literal(codeIntents.removeCode), code: z.string().max(60) }),
  z.object({ intent: z.literal(codeIntents.removeGiftCard), gift_card_id: typedRowIdSchema }),
  z.object({ intent: z.literal(codeIntents.useCredit) }),
  z.object({ intent: z.literal(codeIntents.removeCredit) }),
]);
