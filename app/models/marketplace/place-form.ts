// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";

/** Longest postal code that is looked at, characters. */
const maxCodeLength = 12;
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
    .optional();

/**
 * The form for a visitor's place: a postal code, or the position that their browser knows, or the code of the
 * seller they prefer (empty for none). `return_to` is the page to go back to.
 */
export const placeFormSchema = z.object({
  postalCode: z
    .string()
    .trim()
    .max(maxCodeLength, phrase("Enter a US ZIP code or a Canadian postal code."))
    .default(""),
  latitude: degrees(90),
  longitude: degrees(180),
  seller: z.string().trim().max(200).optional(),
  return_to: z.string().max(2000).default(""),
});

/** What that form says. */
export type PlaceForm = z.output<typeof placeFormSchema>;

/** Id of the form, for its errors. */
export const placeFormId = "place";
