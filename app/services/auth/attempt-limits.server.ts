import type { RateLimit } from "~/models/rate-limit/sliding-window";

const windowMs = 15 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Attempts let through in a quarter of an hour: few for one e-mail, since each sends it a mail; more for one network
 * address, behind which a whole office or school may sit. Sign-in has rules of its own (`signInWaits`).
 */
export const attemptLimits = {
  registerByEmail: { limit: 5, windowMs },
  registerByAddress: { limit: 100, windowMs },
  resetByEmail: { limit: 5, windowMs },
  emailChangeByEmail: { limit: 5, windowMs },
  resetByAddress: { limit: 50, windowMs },
  formByAddress: { limit: 60, windowMs },
  formFilesByAddress: { limit: 120, windowMs },
  signupByAddress: { limit: 60, windowMs },
  // A page view each: a visitor who reads fast, times an office.
  trackByAddress: { limit: 2000, windowMs },
  // Files that are kept (rule input-16), sizes in kilobytes of 1,024 bytes.
  filesByAddress: { limit: 100, windowMs: hourMs },
  fileKilobytesByAddress: { limit: 500 * 1024, windowMs: hourMs },
  filesByForm: { limit: 2000, windowMs: dayMs },
  fileKilobytesByForm: { limit: 5 * 1024 * 1024, windowMs: dayMs },
  filesByShop: { limit: 10_000, windowMs: dayMs },
  fileKilobytesByShop: { limit: 20 * 1024 * 1024, windowMs: dayMs },
} satisfies Record<string, RateLimit>;
