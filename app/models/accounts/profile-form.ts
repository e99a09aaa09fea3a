// @public

import { z } from "zod";
import { optionalText, requiredText } from "../platform/validation/required-text";
import { maxNameLength } from "./sign-in/registration-form";

/** Id of the form with the customer's names. */
export const profileFormId = "profile";

/** The customer's own details. Reviews show the nickname. */
export const profileSchema = z.object({
  first_name: requiredText("First name", maxNameLength),
  last_name: requiredText("Last name", maxNameLength),
  nick_name: optionalText("Nickname", maxNameLength),
});

/** The customer's names, trimmed. */
export type ProfileForm = z.output<typeof profileSchema>;
