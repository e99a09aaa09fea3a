// @public

import type { RateLimit } from "~/models/platform/rate-limit/sliding-window";

const windowMs = 15 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Allowed attempts per quarter of an hour: few for an e-mail, because each sends a mail; more for an IP
 * address, which an office or a school may share. Sign-in has its own rules (`signInWaits`).
 */
export const attemptLimits = {
  registerByEmail: { limit: 5, windowMs },
  registerByAddress: { limit: 100, windowMs },
  resetByEmail: { limit: 5, windowMs },
  emailChangeByEmail: { limit: 5, windowMs },
  orderLinkByEmail: { limit: 5, windowMs },
  quoteByEmail: { limit: 5, windowMs },
  accountStepByCustomer: { limit: 5, windowMs },
  archiveByCustomer: { limit: 5, windowMs: dayMs },
  resetByAddress: { limit: 50, windowMs },
  formByAddress: { limit: 60, windowMs },
  formFilesByAddress: { limit: 120, windowMs },
  signupByAddress: { limit: 60, windowMs },
  namesByAddress: { limit: 200, windowMs: hourMs },
  reviewByEmail: { limit: 10, windowMs: dayMs },
  reviewByAddress: { limit: 30, windowMs: hourMs },
  stockNoticeByEmail: { limit: 20, windowMs: hourMs },
  stockNoticeByAddress: { limit: 60, windowMs: hourMs },
  messageByEmail: { limit: 60, windowMs: hourMs },
  messageByAddress: { limit: 200, windowMs: hourMs },
  // Gift cards and coupons: with 80 bits in a card, guessing at this pace finds none.
  codesByAddress: { limit: 40, windowMs },
  // One per page view, enough for several fast readers in an office.
  trackByAddress: { limit: 2000, windowMs },
  ownerApiByKey: { limit: 1200, windowMs: 60 * 1000 },
  // Stored files (rule input-16), sizes in kilobytes of 1,024 bytes.
  filesByAddress: { limit: 100, windowMs: hourMs },
  fileKilobytesByAddress: { limit: 500 * 1024, windowMs: hourMs },
  filesByForm: { limit: 2000, windowMs: dayMs },
  fileKilobytesByForm: { limit: 5 * 1024 * 1024, windowMs: dayMs },
  filesByShop: { limit: 10_000, windowMs: dayMs },
  fileKilobytesByShop: { limit: 20 * 1024 * 1024, windowMs: dayMs },
} satisfies Record<string, RateLimit>;
