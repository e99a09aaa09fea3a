import { phrase } from "~/models/platform/texts/phrase";

/** What a new password is compared with. */
export type PasswordChecks = {
  /** E-mail of the account, if known. */
  email?: string;
  /** Whether a lower-case password is a common one. Absent in browsers, which do not get the list. */
  isCommon?: (password: string) => boolean;
};

/** Fewest characters a password must have beyond the words of the e-mail. */
const leastBesidesEmail = 5;
const leastWordLength = 3;

/**
 * Why a new password is refused (rules accounts-6 and accounts-7); null when it is accepted. It may consist
 * of any characters; the schema checks its length.
 */
export function passwordProblem(password: string, { email = "", isCommon }: PasswordChecks): string | null {
  if (isAlike(password, email))
    return phrase("This password is too much like your email. Choose another one.");
  if (isCommon?.(password.toLowerCase())) return phrase("This password is too common. Choose another one.");
  return null;
}

/**
 * Whether a password consists mostly of words of the e-mail: its local part and the first label of its
 * domain.
 */
function isAlike(password: string, email: string): boolean {
  const bare = lettersOf(password);
  const [name = "", domain = ""] = email.split("@");
  const words = [email, name, domain, domain.split(".")[0] ?? ""].map(lettersOf);
  let left = bare;
  for (const word of words) if (word.length >= leastWordLength) left = left.replaceAll(word, "");
  return left !== bare && left.length < leastBesidesEmail;
}

/** Letters and digits in lower case. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
