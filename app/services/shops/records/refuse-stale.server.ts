// @public

import { StaleRecord } from "~/models/shops/records/stale-record";
import { recordVersion } from "./record-version.server";

/**
 * What a change was made to: a version, null for a record that must not exist yet, or undefined for whatever
 * is stored.
 */
export type ExpectedVersion = string | null | undefined;

/** What is stored where a change was made to something else, with its version; both null where nothing is. */
export type Stale<R> = { current: R; version: string | null };

/**
 * Why one change of many is refused that was made to another version (rule owners-2); null where it was made
 * to what is stored.
 * @param current as it is stored, null when there is none
 */
export function staleness<R>(
  current: R,
  expected: ExpectedVersion,
): { reason: string; stale: Stale<R> } | null {
  if (expected === undefined) return null;
  const version = current === null ? null : recordVersion(current);
  if (version === expected) return null;
  return { reason: new StaleRecord(current, version).message, stale: { current, version } };
}

/**
 * Refuses a change of a record that is not the one its author saw (rule owners-2).
 * @param current as it is stored, null when there is none
 * @throws StaleRecord
 */
export function refuseStale(current: unknown, expected: ExpectedVersion): void {
  const refusal = staleness(current, expected);
  if (refusal) throw new StaleRecord(refusal.stale.current, refusal.stale.version);
}
