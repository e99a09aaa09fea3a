import { z } from "zod";
import type { LineChoices } from "../../../catalogue/options/line-choices";

/** A name or a text no form of ours would send. */
const tooLong = 10_000;
const textsSchema = z
  .record(z.string().max(200), z.union([z.string().max(tooLong), z.number().transform(String)]))
  .refine((texts) => Object.keys(texts).length <= 100)
  .nullish()
  .transform((texts) => texts ?? {});

/**
 * Reads `product_options_data` (option to value, each by its label or id) and `personalization_data` (field
 * to text) of `addToCart` (rule api-6). Null for anything else.
 */
export function readSentChoices(data: {
  product_options_data?: unknown;
  personalization_data?: unknown;
}): LineChoices | null {
  const options = textsSchema.safeParse(emptyAsNone(data.product_options_data));
  const personalization = textsSchema.safeParse(emptyAsNone(data.personalization_data));
  if (!options.success || !personalization.success) return null;
  return { options: options.data, personalization: personalization.data };
}

const emptyAsNone = (data: unknown) => (data === "" ? null : data);
