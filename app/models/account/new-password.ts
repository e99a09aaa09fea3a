import { z } from "zod";
import { messages } from "../validation/messages";

/** Shortest password a customer may choose, in characters. */
export const minPasswordLength = 8;
/** What a form says beside the field. */
export const passwordHelp = `At least ${minPasswordLength} characters. A few words are easy to remember and hard to guess.`;
/** Longest password taken, in characters: hashing a longer one would only keep the server busy. */
export const maxPasswordLength = 200;

/** A password being chosen. It is taken as typed: neither trimmed nor changed in case (rule accounts-6). */
export const newPasswordSchema = z
  .string({
    required_error: messages.required("Password"),
    invalid_type_error: messages.required("Password"),
  })
  .min(1, messages.required("Password"))
  .min(minPasswordLength, messages.min(minPasswordLength))
  .max(maxPasswordLength, messages.max("Password", maxPasswordLength));
