// @public

import { message } from "../texts/message";
import type { RateLimit } from "./sliding-window";

const windowMs = 15 * 60 * 1000;

/**
 * How many posts and other changes a process takes (rule input-18). Far beyond what people do, because an
 * office may share an address: they bound programs. What can be guessed or sends mail has narrower limits of
 * its own (`attemptLimits`).
 */
export const writeLimits = {
  address: { limit: 6000, windowMs },
  customer: { limit: 600, windowMs },
  // First carts of guests, each with a session: a large company's shoppers behind one address begin fewer.
  carts: { limit: 600, windowMs },
  cartsOfNetwork: { limit: 3000, windowMs },
} satisfies Record<string, RateLimit>;

/** By whom changes are counted. */
export type WriteScope = keyof typeof writeLimits;

/** What a refused change says. */
export const tooManyWrites = message("Too many requests. Please wait a few minutes and try again.");
