import { StaleRecord } from "~/models/shops/stale-record";
import { recordVersion } from "./record-version.server";

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
