// @public

import { z } from "zod";
import { optionalName, requiredName } from "../platform/validation/person-name";
import { maxNameLength } from "./sign-in/registration-form";

/** Id of the form with the customer's names. */
export const profileFormId = "profile";

/** The customer's own details. Reviews show the nickname. */
export const profileSchema = z.object({
  first_name: requiredName("First name", maxNameLength),
  last_name: requiredName("Last name", maxNameLength),
  nick_name: optionalName("Nickname", maxNameLength),
});

/** The customer's names, trimmed. */
export type ProfileForm = z.output<typeof profileSchema>;
