// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { optionalText } from "../../platform/validation/required-text";

/** Id of the form by which a shopper cancels an order. */
export const cancelForm = "cancel-order";

/** What a shopper says when they cancel an order (rule orders-15). */
export const cancelSchema = z.object({ reason: optionalText(phrase("Reason"), 500) });
