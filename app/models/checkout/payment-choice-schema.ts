// @public

import { z } from "zod";

/** What a shopper does with an order that waits for its payment (rule checkout-5). */
export const paymentChoiceSchema = z.object({ intent: z.enum(["pay", "cancel"]) });
