const DAY_MS = 24 * 60 * 60 * 1000;

/** How often and until when a bought file may be downloaded; null is without a limit. */
export type DownloadTerms = { maxUses: number | null; expiresAt: Date | null };

/**
 * The terms of a file that was bought (rule downloads-3): each piece allows its uses, and the days count from
 * the payment.
 */
export function downloadTerms(
  { maxUses, validDays }: { maxUses: number | null; validDays: number | null },
  qty: number,
  paidAt: Date,
): DownloadTerms {
  return {
    maxUses: maxUses === null ? null : maxUses * qty,
    expiresAt: validDays === null ? null : new Date(paidAt.getTime() + validDays * DAY_MS),
  };
}
