import { AppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/authorize";
import { announceChange } from "./announce-change.server";
import { inTransaction } from "./in-transaction.server";
import type { RecordKind } from "./record-kind";
import { recordVersion, refuseStale } from "./records/refuse-stale.server";
import { saveRecord } from "./save-record.server";
import type { ShopContext } from "./shop-context.server";

/** One owner's change of one record. */
export type RecordChange = {
  name: string;
  /** The whole record as it shall be; null removes it. */
  typed: unknown;
  /**
   * The version it was made to, null for a record that must not exist yet; undefined for whatever is stored.
   */
  expectedVersion?: string | null | undefined;
};

/** What a record is after a change. */
export type ChangedRecord<R> = { record: R | null; version: string | null; isChanged: boolean };

/**
 * Makes a change as every owner's change is made (rule owners-2): asks whether the actor may, holds the
 * record, compares its version, writes it and tells all processes, in one transaction whose audit names the
 * actor. A change that changes nothing writes nothing.
 * @throws AppError `forbidden`, `invalid`, `not_found` where there is nothing to remove; StaleRecord
 */
export async function changeRecord<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  { name, typed, expectedVersion }: RecordChange,
): Promise<ChangedRecord<R>> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const record = typed === null ? null : kind.check(name, typed, ctx);
  return inTransaction(ctx, async (inner) => {
    const before = await kind.read(inner, name, true);
    refuseStale(before, expectedVersion);
    if (record === null && before === null)
      throw new AppError("not_found", `There is no ${kind.kind} '${name}'.`);
    const isChanged = canonicalJson(record) !== canonicalJson(before);
    if (isChanged) {
      const tags = await saveRecord(inner, kind, name, { after: record, before });
      await announceChange(inner, kind.reach, tags);
    }
    return { record, version: record === null ? null : recordVersion(record), isChanged };
  });
}
