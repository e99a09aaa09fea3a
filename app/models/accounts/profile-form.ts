// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { optionalName, requiredName } from "../platform/validation/person-name";
import { maxNameLength } from "./sign-in/registration-form";

/** Id of the form with the customer's names. */
export const profileFormId = "profile";

/** The customer's own details. Reviews show the nickname. */
export const profileSchema = z.object({
  first_name: requiredName(phrase("First name"), maxNameLength),
  last_name: requiredName(phrase("Last name"), maxNameLength),
  nick_name: optionalName(phrase("Nickname"), maxNameLength),
});

/** The customer's names, trimmed. */
export type ProfileForm = z.output<typeof profileSchema>;
