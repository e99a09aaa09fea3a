// @public

import { and, desc, eq } from "drizzle-orm";
import type { DraftChange } from "~/models/content/blocks/draft-change";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { draftSteps } from "~/tables/shops/records";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { refuseStale } from "../../shops/records/refuse-stale.server";
import { readPageDrafts } from "./page-drafts.server";
import { builtKinds, putDraft } from "./put-draft.server";

/** What a step makes of a template or of a widget's content. */
export type PageChange = Pick<DraftChange, "kind" | "name"> & {
  record: unknown;
  /** The version of what it was made to, draft or published: another one is refused. */
  made?: string;
  /**
   * The published version that it was brought together with, null for none: the draft is made from that one
   * from then on (rule builder-29).
   */
  broughtTo?: string | null;
};

/** Changes of one widget by the same person within this time are one step, as typing is. */
const oneStepMs = 20_000;

/**
 * Keeps a step of building a page as drafts, so that shoppers see nothing of it (rules builder-5 and
 * builder-6). Steps that were taken back before it are gone.
 * @throws AppError `forbidden`, `invalid`; StaleRecord where the published record is another one by now
 */
export async function savePageStep(
  ctx: ShopContext,
  page: string,
  changes: readonly PageChange[],
): Promise<void> {
  const actor = recordedActor(await ctx.actor());
  await inTransaction(ctx, async (inner) => {
    // As publishing does, first the published records, then their drafts.
    const published = new Map<PageChange, unknown>();
    for (const change of changes)
      if (change.made !== undefined)
        published.set(change, await builtKinds[change.kind].read(inner, change.name, true));
    const names = { templates: namesOf(changes, "template"), widgets: namesOf(changes, "widget") };
    const before = await readPageDrafts(inner, names, true);
    const made: DraftChange[] = [];
    for (const change of changes) {
      const { kind, name, record } = change;
      const known = before.get(`${kind} ${name}`) ?? null;
      const shown = known?.record ?? published.get(change) ?? null;
      // A widget without content yet is shown as an empty one.
      if (shown !== null) refuseStale(shown, change.made);
      const isBrought = change.broughtTo !== undefined;
      const madeFrom = isBrought ? change.broughtTo : known?.madeFrom;
      const draft = await putDraft(inner, { kind, name }, record, { known, madeFrom });
      made.push({
        kind,
        name,
        before: known?.record ?? null,
        after: draft?.record ?? null,
        madeFrom: draft ? draft.madeFrom : known?.madeFrom,
        madeFromBefore: isBrought ? known?.madeFrom : undefined,
      });
    }
    const ofPage = and(ofShop(draftSteps, inner), eq(draftSteps.page, page));
    await inner.db.delete(draftSteps).where(and(ofPage, eq(draftSteps.isUndone, true)));
    const [last] = await inner.db
      .select()
      .from(draftSteps)
      .where(ofPage)
      .orderBy(desc(draftSteps.id))
      .limit(1);
    const grown = last && isSameHand(last, made, actor, inner.now()) ? joined(last.changes, made) : null;
    if (last && grown)
      await inner.db
        .update(draftSteps)
        .set({ changes: grown, at: inner.now() })
        .where(and(ofPage, eq(draftSteps.id, last.id)));
    else
      await inner.db
        .insert(draftSteps)
        .values({ ...shopKey(inner), page, at: inner.now(), actor, changes: made });
  });
}

const namesOf = (changes: readonly PageChange[], kind: PageChange["kind"]) =>
  changes.flatMap((change) => (change.kind === kind ? [change.name] : []));

/** Whether a change goes on with the one before: the same widget, the same person, a moment later. */
function isSameHand(
  last: typeof draftSteps.$inferSelect,
  made: readonly DraftChange[],
  actor: unknown,
  now: Date,
): boolean {
  const [one, more] = made;
  const [known, others] = last.changes;
  return (
    one?.kind === "widget" &&
    more === undefined &&
    others === undefined &&
    one.madeFromBefore === undefined &&
    known?.madeFromBefore === undefined &&
    known?.kind === "widget" &&
    known.name === one.name &&
    now.getTime() - last.at.getTime() < oneStepMs &&
    canonicalJson(last.actor) === canonicalJson(actor)
  );
}

const joined = ([known]: readonly DraftChange[], [one]: readonly DraftChange[]): DraftChange[] | null =>
  known && one ? [{ ...one, before: known.before }] : null;
