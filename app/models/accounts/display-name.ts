// @public

import { phrase } from "~/models/platform/texts/phrase";

/** Names of a customer, any of them empty. */
type Names = { nickName: string; firstName: string; lastName: string };

/** The message for a display name that another person uses (rule reviews-3). */
export const nameTakenMessage = phrase("This name is already taken. Please choose another name");

/**
 * The display name a form opens with: the nick name, or the first name and the last name's initial (rule
 * reviews-3).
 */
export function defaultDisplayName({ nickName, firstName, lastName }: Names): string {
  if (nickName) return nickName;
  const [initial] = lastName;
  return initial ? `${firstName} ${initial.toUpperCase()}.`.trim() : firstName;
}

/** Whose name is over the store's reply: 'Admin' without a first name (rule reviews-5). */
export const replyAuthor = ({ firstName, lastName }: Omit<Names, "nickName">): string =>
  firstName ? `${firstName} ${lastName}`.trim() : "Admin";

/** Whose name is over what a deleted account published (rule accounts-36). Reserved (rule reviews-3). */
export const formerCustomerName = "Former customer";
