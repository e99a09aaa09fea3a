// @public

import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import type { RecordKind } from "../records/record-kind";
import { withState } from "../records/with-state.server";

/**
 * What a record shall be later, with the draft's own version; `isStale` says that the published one was
 * changed since it was written.
 */
export type RecordDraft = typeof recordDrafts.$inferSelect & { version: string; isStale: boolean };

/** Where a page of drafts ended. */
export type DraftKey = { kind: string; name: string };

/**
 * Drafts by kind and name (rule owners-5).
 * @param only the kind, or null for all that the actor may change
 * @param page at most `limit` drafts behind `after`
 * @throws AppError `forbidden`
 */
export async function listRecordDrafts(
  ctx: ShopContext,
  only: RecordKind<unknown> | null,
  { after, limit }: { after: DraftKey | null; limit: number },
): Promise<RecordDraft[]> {
  const kinds = await changeableKinds(ctx, only);
  const named = (reach: RecordKind<unknown>["reach"]) =>
    inArray(recordDrafts.kind, kindNames(kinds.filter((kind) => kind.reach === reach)));
  const drafts = await ctx.db
    .select()
    .from(recordDrafts)
    .where(
      and(
        eq(recordDrafts.tenantId, ctx.tenant.id),
        or(
          and(isNull(recordDrafts.shopId), named("tenant")),
          and(eq(recordDrafts.shopId, ctx.shop.id), named("shop")),
        ),
        after
          ? sql`(${recordDrafts.kind}, ${recordDrafts.name}) > (${after.kind}, ${after.name})`
          : undefined,
      ),
    )
    .orderBy(asc(recordDrafts.kind), asc(recordDrafts.name))
    .limit(limit);
  const kindOf = new Map(kinds.map((kind) => [kind.kind, kind]));
  return Promise.all(
    drafts.flatMap((draft) => {
      const kind = kindOf.get(draft.kind);
      return kind ? [withState(ctx, kind, draft)] : [];
    }),
  );
}

const kindNames = (kinds: readonly RecordKind<unknown>[]) => kinds.map(({ kind }) => kind);

async function changeableKinds(ctx: ShopContext, only: RecordKind<unknown> | null) {
  const actor = await ctx.actor();
  if (only) {
    authorize(actor, "change", only.subjectOf(ctx));
    return [only];
  }
  const kinds = ctx.handlers.recordKinds.filter((kind) => can(actor, "change", kind.subjectOf(ctx)));
  if (kinds.length === 0) throw new AppError("forbidden", "You may not change any of these records.");
  return kinds;
}
