import { createHash } from "node:crypto";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { StaleRecord } from "~/models/shops/stale-record";

/** Hexadecimal digits of a version. */
const length = 16;

/**
 * The version of a record that owners change (rule owners-1): a digest of what they see of it, so that equal
 * records have equal versions wherever they are read, in the database or in a folder's file.
 */
export const recordVersion = (record: unknown): string =>
  createHash("sha256").update(canonicalJson(record)).digest("hex").slice(0, length);

/**
 * What a change was made to: a version, null for a record that must not exist yet, or undefined for whatever
 * is stored.
 */
export type ExpectedVersion = string | null | undefined;

/**
 * Refuses a change of a record that is not the one its author saw (rule owners-2).
 * @param current as it is stored, null when there is none
 * @throws StaleRecord
 */
export function refuseStale(current: unknown, expected: ExpectedVersion): void {
  if (expected === undefined) return;
  const version = current === null ? null : recordVersion(current);
  if (version !== expected) throw new StaleRecord(current, version);
}
