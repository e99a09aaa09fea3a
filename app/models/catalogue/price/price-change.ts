// @public

import { z } from "zod";
import type { Minor } from "../../platform/money/money";

/** Prices up to this, minor units, as in files (rule selling-7). */
export const largestMinor = 1_000_000_000_000;
const amount = z.number().int().min(0).max(largestMinor);

/**
 * Which priced products and variations are meant: those that fit everything that is named. A product stands
 * for its variations.
 */
export const priceSelectionSchema = z
  .object({
    skus: z.array(z.string().max(200)).max(100_000).optional(),
    /** Slug of a category; those beneath it count too. */
    category: z.string().max(200).optional(),
    brand: z.string().max(200).optional(),
    /** Words, each of which is in the name or SKU. */
    search: z.string().max(200).optional(),
    all: z.literal(true).optional(),
  })
  .refine((selection) => Object.values(selection).some((value) => value !== undefined), {
    message: "Say which products: by SKU, category, brand, search, or all",
  });
/** See {@link priceSelectionSchema}. */
export type PriceSelection = z.infer<typeof priceSelectionSchema>;

/** A change of prices; percentages are basis points, 100 of them a percent. */
export const priceChangeSchema = z.union([
  z.strictObject({
    /** The list price, and what it is sold at where that is another one. */
    priceMinor: amount,
    finalMinor: amount.optional(),
  }),
  z.strictObject({
    /** By how much the list price, what it is sold at and its price levels change. */
    allBasisPoints: z.number().int().min(-9_999).max(100_000),
    stepMinor: z.number().int().min(1).max(1_000_000).optional(),
  }),
  z.strictObject({
    /** By how much less than its list price it is sold from now on; 0 for the list price. */
    offBasisPoints: z.number().int().min(0).max(9_999),
    stepMinor: z.number().int().min(1).max(1_000_000).optional(),
  }),
]);
/** See {@link priceChangeSchema}. */
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** What a change by percent is rounded to, minor units: one, unless it says more. */
export const priceStepOf = (change: { stepMinor?: number | undefined }): Minor => change.stepMinor ?? 1;

const local = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?$/;

/**
 * A day or minute on the shop's clock, such as `2026-12-01` or `2026-12-01 18:00`, in the form PostgreSQL
 * reads; null for anything else.
 */
export function localMinute(text: string): string | null {
  if (!local.test(text)) return null;
  const minute = `${text.replace(" ", "T")}${text.length === 10 ? "T00:00" : ""}`;
  const atMs = Date.parse(`${minute}:00Z`);
  // A day that does not exist is read as another one.
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(minute) ? minute : null;
}
