// @public

import { desc } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { RecordedActor } from "~/models/shops/actors/recorded-actor";
import { recordVersions } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import { ofRecord } from "./of-record.server";
import type { RecordKind } from "./record-kind";

/** What a record was until `at`, when `actor` changed it. */
export type FormerRecord = { version: string; at: Date; actor: RecordedActor; record: unknown };

/**
 * What a record was before its last changes, the latest first (rule owners-4).
 * @throws AppError `forbidden`
 */
export async function listVersions<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
): Promise<FormerRecord[]> {
  authorize(await ctx.actor(), "view", kind.subjectOf(ctx));
  const current = await kind.read(ctx, name, false);
  const called = (current !== null && kind.nameOf?.(current)) || name;
  return ctx.db
    .select({
      version: recordVersions.version,
      at: recordVersions.at,
      actor: recordVersions.actor,
      record: recordVersions.record,
    })
    .from(recordVersions)
    .where(ofRecord(recordVersions, ctx, kind, called))
    .orderBy(desc(recordVersions.id));
}
