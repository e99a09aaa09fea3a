import { z } from "zod";
import type { WantedPieces } from "../../orders/shipment/take-pieces";
import { emailSchema } from "../../platform/validation/email";
import { optionalText, requiredText } from "../../platform/validation/required-text";

const qty = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, "Enter a number of pieces.")
  .transform(Number);

/** Lines of an order in a form: fields `qty.l<id>` and `sku.l<id>`, by the ids of the lines. */
const pieces = z.record(qty).default({});
const skus = z.record(z.string().max(64)).default({});

/**
 * The pieces that were asked for, by the SKUs of their lines; those of which none was asked for are left out.
 */
export const wantedPieces = (form: {
  qty: Readonly<Record<string, number>>;
  sku: Readonly<Record<string, string>>;
}): WantedPieces =>
  Object.entries(form.qty).flatMap(([line, count]) =>
    count > 0 ? [{ sku: form.sku[line] ?? "", qty: count }] : [],
  );

const returnId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const amountText = optionalText("Amount", 20);
const note = optionalText("Note", 500);

/** What can be done with an order on its page; each form posts its name as `do`. */
export const orderForms = {
  ship: z.object({
    qty: pieces,
    sku: skus,
    carrier: requiredText("Carrier", 60),
    tracking: optionalText("Tracking number", 80),
  }),
  ready: z.object({ qty: pieces, sku: skus }),
  delivered: z.object({}),
  pay: z.object({}),
  refund: z.object({
    qty: pieces,
    sku: skus,
    delivery: amountText,
    amount: amountText,
    reason: optionalText("Reason", 200),
    /** What the page said is refunded already. */
    refunded: amountText,
  }),
  "cancel-lines": z.object({ qty: pieces, sku: skus, note }),
  cancel: z.object({ note }),
  withdraw: z.object({
    name: requiredText("Name", 100),
    email: emailSchema,
    items: optionalText("Items", 500),
  }),
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
