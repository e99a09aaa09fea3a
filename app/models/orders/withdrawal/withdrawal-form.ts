// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../../platform/validation/email";
import { optionalText, requiredText } from "../../platform/validation/required-text";
import { lineQtysSchema } from "../return-request/return-form";

/** Id of the form that withdraws from an order. */
export const withdrawalForm = "withdrawal";

/**
 * What a consumer enters to withdraw (rule withdrawals-5). `order` and `key` are those of the page it was
 * opened on; `items` names lines in words where the form shows none.
 */
export const withdrawalSchema = z.object({
  step: z.enum(["review", "edit", "confirm"]).default("review"),
  name: requiredText(phrase("Name"), 100),
  number: requiredText(phrase("Order number"), 20),
  email: emailSchema,
  qty: lineQtysSchema,
  items: optionalText(phrase("Items"), 500),
  order: z.string().max(36).default(""),
  key: z.string().max(200).default(""),
});

/** A withdrawal as it was entered. */
export type WithdrawalForm = z.output<typeof withdrawalSchema>;
