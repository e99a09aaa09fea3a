// @public

import { z } from "zod";
import { formMessages } from "./messages";

/**
 * A trimmed text that must not be empty, at most `maxLength` characters, with the shared messages (rules
 * forms-1 and forms-4).
 */
export function requiredText(label: string, maxLength = 255) {
  const required = formMessages.required(label);
  return z
    .string({ required_error: required, invalid_type_error: required })
    .trim()
    .min(1, required)
    .max(maxLength, formMessages.max(label, maxLength));
}

/** A trimmed optional text; empty if missing. */
export function optionalText(label: string, maxLength = 255) {
  return z.string().trim().max(maxLength, formMessages.max(label, maxLength)).default("");
}
