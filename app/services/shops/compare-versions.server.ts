import { AppError } from "~/models/platform/error/app-error";
import { changedFields, type FieldChange } from "~/models/shops/changed-fields";
import { listVersions } from "./list-versions.server";
import { readRecord } from "./read-record.server";
import type { RecordKind } from "./record-kind";
import type { ShopContext } from "./shop-context.server";

/**
 * In which fields a record differs between two versions (rule owners-4).
 * @param to the later one; without it, what is stored now
 * @throws AppError `forbidden`, or `not_found` where a version is not kept
 */
export async function compareVersions<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  { from, to }: { from: string; to?: string | undefined },
): Promise<FieldChange[]> {
  const former = await listVersions(ctx, kind, name);
  const find = async (version: string | undefined): Promise<unknown> => {
    const kept = former.find((one) => one.version === version);
    if (kept) return kept.record;
    const now = await readRecord(ctx, kind, name);
    if (version === undefined || version === now.version) return now.record;
    throw new AppError("not_found", `There is no version ${version} of ${kind.kind} '${name}'.`);
  };
  return changedFields({ "": await find(from) }, { "": await find(to) });
}
