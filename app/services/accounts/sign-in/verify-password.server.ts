// @public

import { verify } from "@node-rs/argon2";

/** A hash of the current cost with an unknown password. */
const unknownHash =
  "$argon2id$v=19$m=19456,t=2,p=1$LUEBJU5CKnWYCVZjY6k8Dg$UKgvJCuZNeHbrFPkDOFcCZNEkEn9UdXix/4TFrfehHc";

/**
 * Verifies a password against a hash. Without a hash (an unknown e-mail, an account without a password) it
 * does the same work and returns false, so that its duration does not reveal which e-mails have an account.
 * @param compare computes the hash; tests count how often it does
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  compare: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const matches = await compare(passwordHash ?? unknownHash, password);
  return passwordHash !== null && matches;
}
