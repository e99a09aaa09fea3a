// @public

import { phrase } from "~/models/platform/texts/phrase";
import { defaultDisplayName } from "../accounts/display-name";
import { hasTwoWords } from "./messages/message-form";

/** The message for a display name that another person uses (rule conversations-3). */
export const messageNameTaken = phrase("Display name has already existed.");

/**
 * The name a customer writes under: the nick name, else the first name with the initial of the last name.
 * Null if it has less than two words: then the form asks for one (rule conversations-3).
 */
export function messageName(customer: {
  nickName: string;
  firstName: string;
  lastName: string;
}): string | null {
  const names = [customer.nickName, defaultDisplayName({ ...customer, nickName: "" })];
  return names.find(hasTwoWords)?.trim() ?? null;
}

/** What a guest writes under: the name they gave, which is optional, and never their e-mail. */
export const guestName = (given: string): string => given.trim() || "Guest";
