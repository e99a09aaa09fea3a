// @public

import { and, asc, desc, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { draftSteps } from "~/tables/shops/records";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireOwn } from "../sellers-page/sellers-page.server";
import { templateRecords } from "../templates/template-records.server";
import { readPageDrafts } from "./page-drafts.server";
import { putDraft } from "./put-draft.server";

/**
 * Takes the last step of building a page back, or does the one again that was taken back last (rule
 * builder-6).
 * @throws AppError `forbidden`; `conflict` where there is none; StaleRecord where the published record is
 * another one by now
 */
export async function undoPageStep(ctx: ShopContext, page: string, way: "undo" | "redo"): Promise<void> {
  authorize(await ctx.actor(), "change", templateRecords.subjectOf(ctx));
  requireOwn(ctx, "template", page);
  const isUndo = way === "undo";
  await inTransaction(ctx, async (inner) => {
    const ofPage = and(ofShop(draftSteps, inner), eq(draftSteps.page, page));
    const [step] = await inner.db
      .select()
      .from(draftSteps)
      .where(and(ofPage, eq(draftSteps.isUndone, !isUndo)))
      .orderBy(isUndo ? desc(draftSteps.id) : asc(draftSteps.id))
      .limit(1)
      .for("update");
    if (!step)
      throw new AppError(
        "conflict",
        isUndo ? "There is nothing to take back." : "There is nothing to do again.",
      );
    const named = (kind: "template" | "widget") =>
      step.changes.flatMap((change) => (change.kind === kind ? [change.name] : []));
    const known = await readPageDrafts(inner, { templates: named("template"), widgets: named("widget") });
    for (const change of step.changes) {
      const draft = known.get(`${change.kind} ${change.name}`) ?? null;
      await putDraft(inner, change, isUndo ? change.before : change.after, {
        known: draft,
        // Without a draft only the step knows which published version it was made from.
        madeFrom: draft && (isUndo || change.madeFromBefore === undefined) ? draft.madeFrom : change.madeFrom,
        staleFrom: isUndo ? change.madeFromBefore : undefined,
      });
    }
    await inner.db
      .update(draftSteps)
      .set({ isUndone: isUndo })
      .where(and(ofPage, eq(draftSteps.id, step.id)));
  });
}
