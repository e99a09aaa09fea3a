// @public

import { and, eq } from "drizzle-orm";
import { type AppError, isAppError } from "~/models/platform/error/app-error";
import { isStaleRecord } from "~/models/shops/records/stale-record";
import { recordDrafts } from "~/tables/shops/records";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import { draftVersion } from "../records/draft-version.server";
import { publishRecordDraft } from "./publish-record-draft.server";

/**
 * Publishes a draft whose time has come (rule owners-5), the one that was scheduled and no other. One that
 * cannot be published stays, with the reason, and is not tried again.
 */
export async function publishDueDraft(ctx: ShopContext, draftId: number): Promise<void> {
  const ofDraft = and(eq(recordDrafts.tenantId, ctx.tenant.id), eq(recordDrafts.id, draftId));
  const [draft] = await ctx.db.select().from(recordDrafts).where(ofDraft);
  const isDue = draft?.publishAt && draft.publishAt <= ctx.now();
  const kind = ctx.handlers.recordKinds.find((one) => one.kind === draft?.kind);
  if (!draft || !isDue || !kind) return;
  try {
    await publishRecordDraft(ctx, kind, draft.name, draftVersion(draft));
  } catch (error) {
    if (!isAppError(error)) throw error;
    const fault = faultText(draft.madeFrom, error);
    const noted = await inTransaction(ctx, async ({ db }) => {
      const [held] = await db.select().from(recordDrafts).where(ofDraft).for("update");
      // Another author wrote it anew or gave it another moment meanwhile.
      if (!held || draftVersion(held) !== draftVersion(draft)) return false;
      await db.update(recordDrafts).set({ publishAt: null, fault }).where(ofDraft);
      return true;
    });
    const { name } = draft;
    if (noted)
      ctx.log.warn("a draft was not published", { shop: ctx.shop.code, kind: kind.kind, name, fault });
  }
}

/** Why a draft was not published, with both versions where another one is published by now. */
function faultText(madeFrom: string | null, error: AppError): string {
  if (!isStaleRecord(error)) return error.message;
  const made = madeFrom === null ? "Made for a new record" : `Made from version ${madeFrom}`;
  if (error.version === null)
    return `${made}, which was removed since. Save the draft again to bring it back.`;
  return `${made}, but version ${error.version} is published. Compare both, then save the draft again.`;
}
