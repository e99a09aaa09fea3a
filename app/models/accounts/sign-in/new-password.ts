// @public

import { z } from "zod";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";

/** Shortest password a customer may choose, in characters. */
export const minPasswordLength = 8;
/** The hint beside the field. */
export const passwordHelp = message(
  "At least 8 characters. A few words are easy to remember and hard to guess.",
);
/** Longest password accepted, in characters; a longer one would cost hashing time and add no safety. */
export const maxPasswordLength = 200;

/** A new password, kept exactly as typed: not trimmed, case unchanged (rule accounts-6). */
export const newPasswordSchema = z
  .string({
    required_error: formMessages.required(phrase("Password")),
    invalid_type_error: formMessages.required(phrase("Password")),
  })
  .min(1, formMessages.required(phrase("Password")))
  .min(minPasswordLength, formMessages.min(minPasswordLength))
  .max(maxPasswordLength, formMessages.max(phrase("Password"), maxPasswordLength));
