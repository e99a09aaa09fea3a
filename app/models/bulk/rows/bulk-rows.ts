// @public

import { z } from "zod";
import { isRecord } from "../../platform/validation/is-record";

/** Rows of one operation, of one call of it, and the longest of them, characters (rule bulk-2). */
export const mostRows = 1_000_000;
/** See {@link mostRows}. */
export const mostRowsOfCall = 20_000;
const longestRow = 100_000;

const sku = z.string().min(1, "A row names its sku.").max(200);
const wholeNumber = z.coerce.number().int("A number is whole.");
const amount = wholeNumber.min(0).max(1_000_000_000_000);
const step = wholeNumber.min(1).max(1_000_000).optional();
const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);

const slug = z.string().min(1).max(200).optional();
/**
 * The fields of a product, and the version they were made for (rule owners-7) or what stood in them
 * (`expectedFields`); or a category it goes into or out of, by slug.
 */
export const productRow = z.strictObject({
  sku,
  fields: z.record(z.string(), z.string({ message: "A field is a text." })).default({}),
  intoCategory: slug,
  outOfCategory: slug,
  expectedVersion: z.string().nullish(),
  expectedFields: z.record(z.string(), z.string()).optional(),
});
/** A product that is archived, or brought back. */
export const archiveRow = z.strictObject({ sku, isArchived: flag.default(true) });
/** A price, or by how much prices change. */
export const priceRow = z.union([
  z.strictObject({
    sku,
    priceMinor: amount,
    finalMinor: amount.nullish(),
    expectedVersion: z.string().optional(),
  }),
  z.strictObject({ sku, allBasisPoints: wholeNumber.min(-9_999).max(100_000), stepMinor: step }),
  z.strictObject({ sku, offBasisPoints: wholeNumber.min(0).max(9_999), stepMinor: step }),
]);
/** A count of pieces, or a move. */
export const stockRow = z.union([
  z.strictObject({
    sku,
    count: wholeNumber,
    reason: z.string().default(""),
    expectedVersion: z.string().optional(),
  }),
  z.strictObject({ sku, by: wholeNumber, reason: z.string(), expectedVersion: z.string().optional() }),
]);
const place = z.string().min(1).max(100).optional();
/**
 * A row of a sheet: fields of a product, or pieces at a place, which is a seller's code (rule bulk-11).
 */
export const sheetRow = z.union([
  productRow.omit({ intoCategory: true, outOfCategory: true }),
  stockRow.options[0].extend({ place }),
  stockRow.options[1].extend({ place }),
]);
/** A customer by id or e-mail, and what changes. */
export const bulkCustomerRow = z
  .strictObject({
    id: wholeNumber.optional(),
    email: z.string().max(320).optional(),
    group: z.string().optional(),
    isRestricted: flag.optional(),
    isApproved: z.union([z.literal(true), z.literal("true")]).optional(),
    note: z.string().optional(),
    isTaxExempt: flag.optional(),
    taxExemptReason: z.string().optional(),
    expectedVersion: z.string().optional(),
  })
  .refine(
    ({ id, email }) => id !== undefined || email !== undefined,
    "A row names the customer by id or email.",
  )
  .refine(
    ({ isTaxExempt, taxExemptReason }) => isTaxExempt || !taxExemptReason,
    "A reason is one of a tax exemption: send isTaxExempt true with it.",
  );
/** A record of any kind, or null to remove it (rule owners-3). */
export const recordRow = z.strictObject({
  kind: z.string(),
  name: z.string(),
  record: z.unknown(),
  expectedVersion: z.string().nullish(),
});

/** Reads a line of JSONL: an object. Its fields are checked when it is done. */
export function readJsonLine(line: string): { row: Record<string, unknown> } | { fault: string } {
  if (line.length > longestRow)
    return { fault: `is longer than ${longestRow.toLocaleString("en")} characters` };
  try {
    const row: unknown = JSON.parse(line);
    return isRecord(row) ? { row } : { fault: "is no JSON object" };
  } catch {
    return { fault: "is no JSON" };
  }
}

/** A row of a CSV file: empty cells are absent; of products all columns but the SKU are fields. */
export function rowOfCells(kind: string, cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const { sku: ofRow, ...others } = cells;
  if (kind === "product") return { sku: ofRow ?? "", fields: others };
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ""));
}
