// @public

import { z } from "zod";
import { phrase } from "../texts/phrase";
import { formMessages } from "./messages";

/** Longest address that mail servers must accept. */
const maxLength = 254;

/**
 * An e-mail address, trimmed and in lower case, so that one person does not become two customers (rule
 * forms-3).
 */
export const emailSchema = z
  .string({
    required_error: formMessages.required(phrase("Email")),
    invalid_type_error: formMessages.required(phrase("Email")),
  })
  .trim()
  .toLowerCase()
  .min(1, formMessages.required(phrase("Email")))
  .max(maxLength, formMessages.max(phrase("Email"), maxLength))
  .email(formMessages.email());
