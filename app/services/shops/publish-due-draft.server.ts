import { and, eq } from "drizzle-orm";
import { isAppError } from "~/models/platform/error/app-error";
import { recordDrafts } from "~/tables/records";
import { publishRecordDraft } from "./publish-record-draft.server";
import type { ShopContext } from "./shop-context.server";

/**
 * Publishes a draft whose time has come (rule owners-5). One that cannot be published stays, with the reason,
 * and is not tried again.
 */
export async function publishDueDraft(ctx: ShopContext, draftId: number): Promise<void> {
  const ofDraft = and(eq(recordDrafts.tenantId, ctx.tenant.id), eq(recordDrafts.id, draftId));
  const [draft] = await ctx.db.select().from(recordDrafts).where(ofDraft);
  const isDue = draft?.publishAt && draft.publishAt <= ctx.now();
  const kind = ctx.handlers.recordKinds.find((one) => one.kind === draft?.kind);
  if (!draft || !isDue || !kind) return;
  try {
    await publishRecordDraft(ctx, kind, draft.name);
  } catch (error) {
    if (!isAppError(error)) throw error;
    await ctx.db.update(recordDrafts).set({ publishAt: null, fault: error.message }).where(ofDraft);
    const { name } = draft;
    ctx.log.warn("a draft was not published", { shop: ctx.shop.code, kind: kind.kind, name, error });
  }
}
