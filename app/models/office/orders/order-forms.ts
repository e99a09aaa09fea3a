import { z } from "zod";
import type { WantedPieces } from "../../orders/take-pieces";
import { optionalText, requiredText } from "../../platform/validation/required-text";

/** Lines of an order in a form: how many pieces of each SKU. */
const pieces = z
  .array(
    z.object({
      sku: z.string().max(64),
      qty: z
        .string()
        .regex(/^\d{0,6}$/, "Enter a number of pieces.")
        .transform(Number),
    }),
  )
  .max(500)
  .default([])
  .transform((lines): WantedPieces => lines.filter(({ qty }) => qty > 0));

const returnId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const amountText = optionalText("Amount", 20);
const note = optionalText("Note", 500);

/** What can be done with an order on its page; each form posts its name as `do`. */
export const orderForms = {
  ship: z.object({
    lines: pieces,
    carrier: requiredText("Carrier", 60),
    tracking: optionalText("Tracking number", 80),
  }),
  ready: z.object({ lines: pieces }),
  delivered: z.object({}),
  pay: z.object({}),
  refund: z.object({
    lines: pieces,
    delivery: amountText,
    amount: amountText,
    reason: optionalText("Reason", 200),
  }),
  "cancel-lines": z.object({ lines: pieces, note }),
  cancel: z.object({ note }),
  "accept-return": z.object({ return: returnId, instructions: optionalText("What they should know", 1000) }),
  "decline-return": z.object({ return: returnId, reason: requiredText("Why", 1000) }),
  "receive-return": z.object({ return: returnId, restocks: z.string().max(3).default("") }),
  "refund-return": z.object({
    return: returnId,
    amount: amountText,
    delivery: z.string().max(3).default(""),
  }),
  note: z.object({ note: requiredText("Note", 500) }),
};

/** Something that can be done with an order. */
export type OrderDeed = keyof typeof orderForms;
