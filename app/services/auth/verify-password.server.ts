import { verify } from "@node-rs/argon2";

/** A hash of the cost of ours whose password nobody knows. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$LUEBJU5CKnWYCVZjY6k8Dg$UKgvJCuZNeHbrFPkDOFcCZNEkEn9UdXix/4TFrfehHc";

/**
 * Whether a password belongs to a hash. Without a hash (an unknown e-mail, an account without a password) the same
 * work is done and the answer is no, so that the time taken does not tell which e-mails have an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, password);
  return passwordHash !== null && matches;
}
