// @public

import { authorize } from "~/models/shops/actors/authorize";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import { changeHeldRecord } from "./change-held-record.server";
import type { ChangedRecord, RecordKind } from "./record-kind";
import type { ExpectedVersion } from "./refuse-stale.server";

/** One owner's change of one record. */
export type RecordChange = {
  name: string;
  /** The whole record as it shall be; null removes it. */
  typed: unknown;
  /**
   * The version it was made to, null for a record that must not exist yet; undefined for whatever is stored.
   */
  expectedVersion?: ExpectedVersion;
};

/**
 * Makes a change as every owner's change is made (rule owners-2): asks whether the actor may, holds the
 * record, compares its version, writes it and tells all processes, in one transaction whose audit names the
 * actor. A change that changes nothing writes nothing.
 * @throws AppError `forbidden`, `invalid`, `not_found` where there is nothing to remove; RecordFaults;
 * StaleRecord
 */
export async function changeRecord<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  { name, typed, expectedVersion }: RecordChange,
): Promise<ChangedRecord<R>> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const record = typed === null ? null : kind.check(name, typed, ctx);
  return inTransaction(ctx, (inner) => changeHeldRecord(inner, kind, name, { record, expectedVersion }));
}
