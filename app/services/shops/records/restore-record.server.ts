// @public

import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../context/shop-context.server";
import { changeRecord, type RecordChange } from "./change-record.server";
import { listVersions } from "./list-versions.server";
import type { ChangedRecord, RecordKind } from "./record-kind";

/**
 * Makes a record what it was (rule owners-4), as any change of it: checked, under its version, and what it is
 * now is kept too. A record that was removed returns.
 * @param version what it was then
 * @throws as changeRecord does, and AppError `not_found` where that version is not kept
 */
export async function restoreRecord<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  { name, version, expectedVersion }: Pick<RecordChange, "name" | "expectedVersion"> & { version: string },
): Promise<ChangedRecord<R>> {
  const former = (await listVersions(ctx, kind, name)).find((one) => one.version === version);
  if (!former) throw new AppError("not_found", `There is no version ${version} of ${kind.kind} '${name}'.`);
  return changeRecord(ctx, kind, { name, typed: former.record, expectedVersion });
}
