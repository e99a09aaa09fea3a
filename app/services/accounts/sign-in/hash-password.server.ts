// @public

import { hash } from "@node-rs/argon2";

/** Cost of argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password with argon2id and a random salt. The cost is part of the result, so it can be raised
 * later.
 */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);
