/** What a password being chosen is held against. */
export type PasswordChecks = {
  /** E-mail of the account, where it is known. */
  email?: string;
  /** Whether a password in lower case is among the common ones; left out in browsers, which do not get the list. */
  isCommon?: (password: string) => boolean;
};

/** Fewest characters a password must have besides the words of the e-mail. */
const leastBesidesEmail = 5;
const leastWordLength = 3;

/**
 * Why a password must not be chosen (rules accounts-6 and accounts-7); null when it may. There are no rules about which
 * characters it is made of. Its length is the schema's to check.
 */
export function passwordProblem(password: string, { email = "", isCommon }: PasswordChecks): string | null {
  if (isAlike(password, email)) return "This password is too much like your email. Choose another one.";
  if (isCommon?.(password.toLowerCase())) return "This password is too common. Choose another one.";
  return null;
}

/** Whether little is left of a password without the words of the e-mail: its name, and the first label of its domain. */
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
