// @public

import { z } from "zod";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { optionalText } from "../../platform/validation/required-text";
import type { LinePieces } from "../shipment/take-pieces";

/** Id of the form that asks to send pieces of an order back. */
export const returnForm = "return-request";

/** Why pieces are sent back, with the words of the form. */
export const returnReasons = {
  changed_mind: message("I changed my mind"),
  not_as_described: message("It isn’t as described"),
  damaged: message("It arrived damaged"),
  wrong_item: message("I received the wrong item"),
  too_late: message("It arrived too late"),
  other: message("Something else"),
} as const;

/** Why pieces are sent back. */
export type ReturnReason = keyof typeof returnReasons;

const reasons = Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]];

/**
 * The field of a line's pieces. Its key is no number: the form's reader would make an array as long as the
 * number.
 */
export const qtyField = (lineId: number): string => `qty.l${lineId}`;

const wholeNumber = phrase("Enter a whole number.");
const qtySchema = z.coerce
  .number({ invalid_type_error: wholeNumber })
  .int(wholeNumber)
  .min(0, wholeNumber)
  .max(999_999, wholeNumber);

/** How many pieces of each line, by their fields. */
export const lineQtysSchema = z.record(z.string().regex(/^l\d{1,15}$/), qtySchema).default({});

/** The pieces of fields; those of none are left out. */
export const piecesOfQtys = (qty: z.output<typeof lineQtysSchema>): LinePieces[] =>
  Object.entries(qty).flatMap(([key, pieces]) =>
    pieces > 0 ? [{ orderItemId: Number(key.slice(1)), qty: pieces }] : [],
  );

/**
 * What a shopper enters to send pieces back (rule order-returns-5): how many of each line, why, and a text.
 */
export const returnSchema = z
  .object({
    qty: lineQtysSchema,
    reason: z.enum(reasons, { errorMap: () => ({ message: phrase("Choose a reason.") }) }),
    comment: optionalText(phrase("Details"), 1000),
  })
  .transform(({ qty, ...rest }) => ({ ...rest, pieces: piecesOfQtys(qty) }));

/** A return as its shopper asks for it. */
export type ReturnForm = z.output<typeof returnSchema>;
