import type { RateLimit } from "~/models/rate-limit/sliding-window";

const windowMs = 15 * 60 * 1000;

/**
 * Failed attempts let through in a quarter of an hour: few for one e-mail, where they are guesses at one password;
 * more for one network address, behind which a whole office or school may sit. Of forms and signups every one counts.
 */
export const attemptLimits = {
  signInByEmail: { limit: 10, windowMs },
  signInByAddress: { limit: 100, windowMs },
  registerByAddress: { limit: 100, windowMs },
  resetByEmail: { limit: 5, windowMs },
  resetByAddress: { limit: 50, windowMs },
  formByAddress: { limit: 60, windowMs },
  formFilesByAddress: { limit: 120, windowMs },
  signupByAddress: { limit: 60, windowMs },
  // A page view each: a visitor who reads fast, times an office.
  trackByAddress: { limit: 2000, windowMs },
} satisfies Record<string, RateLimit>;
