// @public

import { changedFields, type FieldChange } from "~/models/shops/records/changed-fields";
import type { ShopContext } from "../context/shop-context.server";
import { findVersion } from "./find-version.server";
import type { RecordKind } from "./record-kind";

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
  const before = await findVersion(ctx, kind, name, from);
  return changedFields({ "": before }, { "": await findVersion(ctx, kind, name, to) });
}
