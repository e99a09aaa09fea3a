// @public

import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../context/shop-context.server";
import type { RecordKind } from "./record-kind";
import { recordVersion } from "./record-version.server";

/**
 * A record as its owner sees it, with the version that a change of it names (rule owners-1).
 * @throws AppError `forbidden`, or `not_found` when there is none
 */
export async function readRecord<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
): Promise<{ record: R; version: string }> {
  authorize(await ctx.actor(), "view", kind.subjectOf(ctx));
  const record = await kind.read(ctx, name, false);
  if (record === null) throw new AppError("not_found", `There is no ${kind.kind} '${name}'.`);
  return { record, version: recordVersion(record) };
}

/** Names of all records of a kind. @throws AppError `forbidden` */
export async function listRecords<R>(ctx: ShopContext, kind: RecordKind<R>): Promise<string[]> {
  authorize(await ctx.actor(), "view", kind.subjectOf(ctx));
  return kind.listNames(ctx);
}
