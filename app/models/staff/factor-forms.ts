// @public

import { z } from "zod";
import { requiredText } from "../platform/validation/required-text";

/** Id of the form that asks for a second factor, at the sign-in or to confirm. */
export const staffCodeFormId = "staff-code";

/** Id of the form that confirms a new app by a code of it. */
export const appFormId = "staff-app";

/** A code of an app, or a recovery code. */
export const factorCodeSchema = z.object({ code: requiredText("Code", 40) });

/** Id of the form that asks for the password again, of who has no second factor. */
export const againFormId = "staff-again";

/** The password once more. */
export const againSchema = z.object({ current_password: requiredText("Password", 200) });

/** The buttons on the page of second factors. */
export const factorButtonSchema = z.object({
  intent: z.enum(["begin-app", "remove-app", "make-codes", "remove-passkey"]),
  /** Of the passkey to remove. */
  passkey: z.string().max(2000).default(""),
});
