// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { draftSteps } from "~/tables/shops/records";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { discardRecordDraft } from "../../shops/drafts/discard-record-draft.server";
import { publishRecordDrafts } from "../../shops/drafts/publish-record-drafts.server";
import { type PageDraft, readPageDrafts } from "./page-drafts.server";
import { builtKinds } from "./put-draft.server";
import { readBuiltPage } from "./read-built-page.server";

/**
 * Publishes a page with what its widgets show, all at once, now or at a moment to come (rule builder-7). The
 * steps that led to it are over then: what was before is in the history of each record.
 * @returns the name the template has from then on
 * @throws AppError `forbidden`, `invalid`, `conflict` where nothing was changed; StaleRecord
 */
export async function publishPage(ctx: ShopContext, name: string, at: Date | null): Promise<string> {
  const drafts = (await requireDrafts(ctx, name)).map((draft) => ({
    kind: builtKinds[draft.kind as "template" | "widget"],
    name: draft.name,
    version: draft.version,
  }));
  return inTransaction(ctx, async (inner) => {
    const changed = await publishRecordDrafts(inner, drafts, at);
    if (!at) await endSteps(inner, name);
    const own = changed.find(({ kind, record }) => kind.kind === "template" && record !== null);
    return own ? (own.kind.nameOf?.(own.record) ?? name) : name;
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

/** The drafts of a page. @throws AppError `conflict` where there is none */
async function requireDrafts(ctx: ShopContext, name: string): Promise<PageDraft[]> {
  const { drafts } = await readBuiltPage(ctx, name);
  if (drafts.size === 0) throw new AppError("conflict", "Nothing was changed since it was published.");
  return [...drafts.values()];
}

/** Ends the steps of a page, and the drafts of new widgets that no longer stand on it. */
async function endSteps(inner: ShopContext, page: string): Promise<void> {
  const steps = await inner.db
    .delete(draftSteps)
    .where(and(ofShop(draftSteps, inner), eq(draftSteps.page, page)))
    .returning({ changes: draftSteps.changes });
  const widgets = steps.flatMap(({ changes }) =>
    changes.flatMap(({ kind, name }) => (kind === "widget" ? [name] : [])),
  );
  const left = await readPageDrafts(inner, { templates: [], widgets: [...new Set(widgets)] });
  for (const { name, version, madeFrom } of left.values())
    if (madeFrom === null) await discardRecordDraft(inner, builtKinds.widget, name, version);
}
