import { AppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { RecordFaults } from "~/models/shops/records/record-faults";
import { announceChange } from "../changes/announce-change.server";
import type { ShopContext } from "../context/shop-context.server";
import { checkStored } from "./check-stored.server";
import type { ChangedRecord, RecordKind } from "./record-kind";
import { recordVersion } from "./record-version.server";
import { type ExpectedVersion, refuseStale } from "./refuse-stale.server";
import { saveRecord } from "./save-record.server";

/**
 * The part of a change that its transaction holds (rule owners-2): compares the version, writes the record,
 * looks up what it names (rule owners-12) and tells all processes. Ask before whether the actor may.
 * @param record as `check` answered it, null to remove it
 * @throws as changeRecord does
 */
export async function changeHeldRecord<R>(
  inner: ShopContext,
  kind: RecordKind<R>,
  name: string,
  { record, expectedVersion }: { record: R | null; expectedVersion: ExpectedVersion },
): Promise<ChangedRecord<R>> {
  const before = await kind.read(inner, name, true);
  refuseStale(before, expectedVersion);
  if (record === null && before === null)
    throw new AppError("not_found", `There is no ${kind.kind} '${name}'.`);
  const isChanged = canonicalJson(record) !== canonicalJson(before);
  if (!isChanged) {
    const { notes } = await checkStored(inner, kind.kind, name, record);
    return { record, version: record && recordVersion(record), isChanged, notes };
  }
  const tags = await saveRecord(inner, kind, name, { after: record, before });
  const called = record === null ? name : (kind.nameOf?.(record) ?? name);
  const { faults, notes } = await checkStored(inner, kind.kind, called, record);
  if (faults.length > 0) throw new RecordFaults(`${kind.kind} '${name}'`, faults);
  await announceChange(inner, kind.reach, tags);
  // As it is stored, which may be written in another way than it was typed: `12` as `12.00`.
  const after = record && (await kind.read(inner, called, false));
  return { record: after, version: after && recordVersion(after), isChanged, notes };
}
