// @public

import { and, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { recordDrafts } from "~/tables/shops/records";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { discardRecordDraft } from "../../shops/drafts/discard-record-draft.server";
import { saveRecordDraft } from "../../shops/drafts/save-record-draft.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { requireOwn } from "../sellers-page/sellers-page.server";
import { templateRecords } from "../templates/template-records.server";
import { widgetRecords } from "../widgets/widget-records.server";
import type { PageDraft } from "./page-drafts.server";

/** The kinds of record a page is built of. */
export const builtKinds: Readonly<Record<"template" | "widget", RecordKind<unknown>>> = {
  template: templateRecords as RecordKind<unknown>,
  widget: widgetRecords as RecordKind<unknown>,
};

/**
 * Makes a record's draft what it shall be; null throws it away.
 * @param madeFrom the published version that must still stand, undefined for whichever there is
 * @param staleFrom an earlier published version that the draft is made from all the same, so that it is not
 * published over the present one; undefined for none
 * @returns the draft as it is kept
 * @throws AppError `forbidden`, `invalid`; StaleRecord
 */
export async function putDraft(
  inner: ShopContext,
  { kind, name }: { kind: "template" | "widget"; name: string },
  record: unknown,
  {
    known,
    madeFrom,
    staleFrom,
  }: { known: PageDraft | null; madeFrom?: string | null | undefined; staleFrom?: string | null | undefined },
): Promise<PageDraft | null> {
  const recordKind = builtKinds[kind];
  requireOwn(inner, kind, name);
  authorize(await inner.actor(), "change", recordKind.subjectOf(inner));
  if (record === null) {
    if (known) await discardRecordDraft(inner, recordKind, name);
    return null;
  }
  const draft = await saveRecordDraft(inner, recordKind, { name, typed: record, madeFrom });
  if (staleFrom === undefined) return draft;
  await inner.db
    .update(recordDrafts)
    .set({ madeFrom: staleFrom })
    .where(and(ofShop(recordDrafts, inner), eq(recordDrafts.id, draft.id)));
  return { ...draft, madeFrom: staleFrom };
}
