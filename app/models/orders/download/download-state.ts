import type { OrderStatus } from "../../selling/checkout/order-status";

/** A bought file, as its rules need it. Amounts in minor units of the order. */
export type DownloadFacts = {
  uses: number;
  maxUses: number | null;
  expiresAt: Date | null;
  orderStatus: OrderStatus;
  /** What was due for the order, and how much of it was paid back. */
  totalDueMinor: number;
  refundedMinor: number;
};

/** Whether a bought file can be downloaded, or why not. */
export type DownloadState = "ready" | "used_up" | "expired" | "withdrawn";

/**
 * The state of a bought file (rules downloads-4 and downloads-7). A cancelled, closed or wholly refunded
 * order withdraws it, whatever is left.
 */
export function downloadState(download: DownloadFacts, now: Date): DownloadState {
  const { orderStatus, totalDueMinor, refundedMinor } = download;
  const isPaidBack = totalDueMinor > 0 && refundedMinor >= totalDueMinor;
  if (orderStatus === "canceled" || orderStatus === "closed" || isPaidBack) return "withdrawn";
  if (download.expiresAt !== null && now >= download.expiresAt) return "expired";
  if (usesLeft(download) === 0) return "used_up";
  return "ready";
}

/** How often a bought file may still be downloaded; null is without a limit. */
export const usesLeft = ({ uses, maxUses }: Pick<DownloadFacts, "uses" | "maxUses">): number | null =>
  maxUses === null ? null : Math.max(0, maxUses - uses);
