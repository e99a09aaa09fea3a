// @public

import { z } from "zod";
import { phrase } from "../texts/phrase";
import { messages } from "./messages";

/** Longest address that mail servers must accept. */
const maxLength = 254;

/**
 * An e-mail address, trimmed and in lower case, so that one person does not become two customers (rule
 * forms-3).
 */
export const emailSchema = z
  .string({
    required_error: messages.required(phrase("Email")),
    invalid_type_error: messages.required(phrase("Email")),
  })
  .trim()
  .toLowerCase()
  .min(1, messages.required(phrase("Email")))
  .max(maxLength, messages.max(phrase("Email"), maxLength))
  .email(messages.email());
