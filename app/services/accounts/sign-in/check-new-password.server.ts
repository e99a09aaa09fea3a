// @public

import { dictionary } from "@zxcvbn-ts/language-common";
import { minPasswordLength } from "~/models/accounts/sign-in/new-password";
import { passwordProblem } from "~/models/accounts/sign-in/password-problem";
import { AppError } from "~/models/platform/error/app-error";

/** The bundled list of common passwords, in lower case, without those that are too short. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= minPasswordLength),
);

/**
 * Checks a new password against rules accounts-6 and accounts-7, including the list of common ones.
 * @param email of the account
 * @throws AppError `invalid` on `password`
 */
export function checkNewPassword(password: string, email: string): void {
  const problem = passwordProblem(password, { email, isCommon: (text) => commonPasswords.has(text) });
  if (problem) throw new AppError("invalid", problem, "password");
}
