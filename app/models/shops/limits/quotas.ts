// @public

import { z } from "zod";
import { formatBytes } from "../../platform/bytes/format-bytes";

/** What a business may use, by the host (rule hosting-10). */
export const quotaNames = ["products", "staff", "megabytes"] as const;
/** See {@link quotaNames}. */
export type QuotaName = (typeof quotaNames)[number];

/** Limits that are set; one that is not set is none. */
export type Quotas = Partial<Record<QuotaName, number>>;

/** How much a business has, and may have; null without a limit. */
export type QuotaUse = { used: number; allowed: number | null };

/** What each is called, and what makes room for more. */
export const quotaWords: Record<
  QuotaName,
  { label: string; one: string; many: string; instead: string; unit?: string }
> = {
  products: { label: "Products", one: "product", many: "products", instead: "Archive one" },
  staff: {
    label: "Staff",
    one: "member of staff",
    many: "members of staff",
    instead: "Remove someone who left",
  },
  megabytes: {
    label: "Pictures and files",
    one: "MB of pictures and files",
    many: "MB of pictures and files",
    instead: "Send smaller ones",
    unit: "MB",
  },
};

/** Bytes of a megabyte. */
export const megabyte = 1024 * 1024;

/** What is kept in files, as a limit counts it. */
export const megabytesOf = (bytes: number): number => Math.ceil(bytes / megabyte);

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
export const quotasSchema = z.object({
  products: typedQuota,
  staff: typedQuota,
  megabytes: typedQuota,
});

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

/**
 * Why a business may keep no files of `wanted` bytes more; null where it may.
 * @param usedBytes of what it keeps
 * @param allowed megabytes; null without a limit
 */
export function fileRoomRefusal(usedBytes: number, allowed: number | null, wanted: number): string | null {
  if (allowed === null || wanted <= 0 || usedBytes + wanted <= allowed * megabyte) return null;
  const { many, instead } = quotaWords.megabytes;
  const there = `${formatBytes(usedBytes)} are used, and this is ${formatBytes(wanted)} more`;
  return `The host of this shop allows ${allowed} ${many}: ${there}. ${instead}, or ask the host for more.`;
}

/** `85 of 100`, or `85, no limit`; with its unit where it has one. */
export function quotaText(name: QuotaName, { used, allowed }: QuotaUse): string {
  const unit = quotaWords[name].unit ? ` ${quotaWords[name].unit}` : "";
  return allowed === null ? `${used}${unit}, no limit` : `${used} of ${allowed}${unit}`;
}

/** Whether a limit is near: four fifths of it are used. */
export const isNearQuota = ({ used, allowed }: QuotaUse): boolean =>
  allowed !== null && used * 5 >= allowed * 4;
