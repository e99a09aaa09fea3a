// @public

import { z } from "zod";

/** What a business may use, by the host (rule hosting-10). */
export const quotaNames = ["products", "staff"] as const;
/** See {@link quotaNames}. */
export type QuotaName = (typeof quotaNames)[number];

/** Limits that are set; one that is not set is none. */
export type Quotas = Partial<Record<QuotaName, number>>;

/** How much a business has, and may have; null without a limit. */
export type QuotaUse = { used: number; allowed: number | null };

/** What each is called, and what makes room for more. */
export const quotaWords: Record<QuotaName, { label: string; one: string; many: string; instead: string }> = {
  products: { label: "Products", one: "product", many: "products", instead: "Archive one" },
  staff: {
    label: "Staff",
    one: "member of staff",
    many: "members of staff",
    instead: "Remove someone who left",
  },
};

const most = 10_000_000;
const message = `Enter a whole number up to ${most.toLocaleString("en-US")}, or nothing for no limit.`;

/** A limit as it is typed; nothing for none. */
const typedQuota = z
  .string()
  .trim()
  .optional()
  .refine((text) => !text || (/^\d{1,8}$/.test(text) && Number(text) <= most), message)
  .transform((text) => (text ? Number(text) : null));

/** All limits of a business as a host types them. */
export const quotasSchema = z.object({ products: typedQuota, staff: typedQuota });

/**
 * Why a business may not add `wanted` more; null where it may. What is there stays, also above a limit that
 * was lowered.
 */
export function quotaRefusal(name: QuotaName, { used, allowed }: QuotaUse, wanted: number): string | null {
  if (allowed === null || wanted <= 0 || used + wanted <= allowed) return null;
  const { one, many, instead } = quotaWords[name];
  const limit = `${allowed} ${allowed === 1 ? one : many}`;
  return `The host of this shop allows ${limit}, and there are ${used}. ${instead}, or ask the host for more.`;
}

/** `85 of 100`, or `85, no limit`. */
export const quotaText = ({ used, allowed }: QuotaUse): string =>
  allowed === null ? `${used}, no limit` : `${used} of ${allowed}`;

/** Whether a limit is near: four fifths of it are used. */
export const isNearQuota = ({ used, allowed }: QuotaUse): boolean =>
  allowed !== null && used * 5 >= allowed * 4;
