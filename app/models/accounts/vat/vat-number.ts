// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { optionalText } from "~/models/platform/validation/required-text";

/** What follows the prefix in the numbers of a member state, and of Northern Ireland (XI). */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** Whether a number without blanks has the form of its state's. */
export const isVatNumber = (text: string): boolean => formats[text.slice(0, 2)]?.test(text.slice(2)) ?? false;

/** Id of the form of a business's number. */
export const vatFormId = "vat";

/** The number of a business as it is typed, or none: without blanks, points and hyphens, with its prefix. */
export const vatFormSchema = z.object({
  intent: z.literal("vat"),
  vat_number: z
    .string()
    .max(40)
    .default("")
    .transform((text) =>
      text
        .toUpperCase()
        .replace(/[\s.-]/g, "")
        .replace(/^GR/, "EL"),
    )
    .refine(
      (text) => text === "" || isVatNumber(text),
      phrase("Enter it with its country’s letters: DE123456789"),
    ),
  invoice_reference: optionalText(phrase("Your reference for invoices"), 60),
});
