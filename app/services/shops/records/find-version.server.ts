import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../context/shop-context.server";
import { listVersions } from "./list-versions.server";
import { readRecord } from "./read-record.server";
import type { RecordKind } from "./record-kind";

/**
 * A record as it was in a version, kept or stored now.
 * @param version without it, what is stored now
 * @throws AppError `forbidden`, or `not_found` where the version is not kept
 */
export async function findVersion<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  version: string | undefined,
): Promise<unknown> {
  const former = await listVersions(ctx, kind, name);
  const kept = former.find((one) => one.version === version);
  if (kept) return kept.record;
  const now = await readRecord(ctx, kind, name);
  if (version === undefined || version === now.version) return now.record;
  throw new AppError("not_found", `There is no version ${version} of ${kind.kind} '${name}'.`);
}
