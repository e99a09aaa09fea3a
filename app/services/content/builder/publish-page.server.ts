// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { draftSteps } from "~/tables/records";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { discardRecordDraft } from "../../shops/drafts/discard-record-draft.server";
import { publishRecordDraft } from "../../shops/drafts/publish-record-draft.server";
import { scheduleRecordDraft } from "../../shops/drafts/schedule-record-draft.server";
import type { PageDraft } from "./page-drafts.server";
import { builtKinds } from "./put-draft.server";
import { readBuiltPage } from "./read-built-page.server";

/**
 * Publishes a page with what its widgets show, all at once, now or at a moment to come (rule builder-7). The
 * steps that led to it are over then: what was before is in the history of each record.
 * @returns the name the template has from then on
 * @throws AppError `forbidden`, `invalid`, `conflict` where nothing was changed; StaleRecord
 */
export async function publishPage(ctx: ShopContext, name: string, at: Date | null): Promise<string> {
  const drafts = await requireDrafts(ctx, name);
  return inTransaction(ctx, async (inner) => {
    let called = name;
    for (const draft of drafts) {
      const kind = builtKinds[draft.kind as "template" | "widget"];
      if (at) {
        await scheduleRecordDraft(inner, kind, draft.name, { at, expectedVersion: draft.version });
        continue;
      }
      const { record } = await publishRecordDraft(inner, kind, draft.name, draft.version);
      if (draft.kind === "template" && record !== null) called = kind.nameOf?.(record) ?? name;
    }
    if (!at) await endSteps(inner, name);
    return called;
  });
}

/** Throws away what was built and not published (rule builder-7). @throws as {@link publishPage} */
export async function discardPage(ctx: ShopContext, name: string): Promise<void> {
  const drafts = await requireDrafts(ctx, name);
  await inTransaction(ctx, async (inner) => {
    for (const { kind, name: draftName, version } of drafts)
      await discardRecordDraft(inner, builtKinds[kind as "template" | "widget"], draftName, version);
    await endSteps(inner, name);
  });
}

/** Its drafts, what is in its widgets first, so that a page never places what is not there yet. */
async function requireDrafts(ctx: ShopContext, name: string): Promise<PageDraft[]> {
  const { drafts } = await readBuiltPage(ctx, name);
  if (drafts.size === 0) throw new AppError("conflict", "Nothing was changed since it was published.");
  const all = [...drafts.values()];
  return [...all.filter(({ kind }) => kind === "widget"), ...all.filter(({ kind }) => kind !== "widget")];
}

const endSteps = (inner: ShopContext, page: string) =>
  inner.db.delete(draftSteps).where(and(ofShop(draftSteps, inner), eq(draftSteps.page, page)));
