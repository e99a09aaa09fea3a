import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { FormTexts } from "~/models/office/form/form-node";
import { formTextsOf } from "~/models/office/form/form-texts";
import { lackingWords } from "~/models/office/form/in-languages";
import { textDeed } from "~/models/office/record/record-text";
import type { ExtraPanels } from "~/models/office/record/record-view";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { withQuery } from "~/paths";
import { officeBuilderPath, officeRecordPath, officeRecordTextPath } from "~/paths/office";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withFreshShop } from "../../shops/directory/with-fresh-shop.server";
import { discardRecordDraft } from "../../shops/drafts/discard-record-draft.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { listOutdated } from "../../shops/records/list-outdated.server";
import { listVersions } from "../../shops/records/list-versions.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { recordVersion } from "../../shops/records/record-version.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { answerRecordForm } from "../answer-record-form.server";
import { openPage, recordPlace } from "../builder/open-page.server";
import { formPlace, recordLanguages, requireKind } from "../load-record.server";
import { recordExtra } from "../settings/settings-extras.server";
import { answerRestore, restoreDeed } from "./answer-restore.server";
import { loadHistory } from "./load-history.server";
import { pageOfRecord } from "./page-of-record.server";
import { recordDifference } from "./record-difference.server";
import { findRecordDraft, formerShown, publishOrKeep } from "./record-draft.server";
import { recordNotes } from "./record-notes.server";
import { loadRecordText, saveRecordText } from "./record-text-page.server";
import { textForms } from "./text-forms.server";

/**
 * The page of one record: its form, or that it was removed, and its history (rule office-20).
 * @throws AppError `forbidden`; `not_found` where there is none and never was
 */
export async function loadRecordPage(
  ctx: RequestContext,
  screen: RecordScreen,
  name: string,
  { as = "" }: { as?: string } = {},
) {
  const kind = requireKind(ctx, screen.kind);
  const actor = await ctx.actor();
  authorize(actor, "view", kind.subjectOf(ctx));
  const record = await kind.read(ctx, name, false);
  const known = record ?? (await lastOf(ctx, kind, name));
  if (known === null) throw new AppError("not_found", `There is no ${screen.one} '${name}'.`);
  const languages = recordLanguages(ctx, known);
  const { form, toForm } = screen.formOf(known, { widgets: ctx.handlers.widgets, languages });
  const draft = record === null || screen.isBuilt ? null : await findRecordDraft(ctx, kind, name);
  const texts = record === null ? {} : formTextsOf(form, toForm(draft?.record ?? record), formPlace(ctx));
  const { segment, title, one, removing } = screen;
  const mayChange = can(actor, "change", kind.subjectOf(ctx));
  const hasText = record !== null && mayChange && Object.hasOwn(textForms, screen.kind);
  return {
    name,
    asText: hasText && as === "text" ? await loadRecordText(ctx, screen, { name, record }) : null,
    textPath: hasText ? officeRecordTextPath(segment, name) : null,
    list: { segment, title, one, removing },
    difference:
      draft && as === "difference"
        ? await recordDifference(
            ctx,
            {
              kind: screen.kind,
              name,
              title,
              formOf: screen.formOf,
              pageOf: (of) => pageOfRecord(ctx, screen, name, of),
            },
            { published: record, draft },
          )
        : null,
    heading: record === null ? name : screen.headingOf(name, record),
    shopPath: record === null ? null : (screen.shopPathOf?.(record) ?? null),
    builderPath: screen.isBuilt && record !== null ? officeBuilderPath(name) : null,
    isRemoved: record === null,
    draft: draft && { text: draft.text, version: draft.version },
    others: mayChange && record !== null ? await openPage(ctx, recordPlace(kind.kind, name)) : [],
    mayKeep: !screen.isBuilt,
    mayChange,
    panels:
      record === null
        ? noPanels
        : ((await recordExtra(screen.kind)?.load(await withFreshShop(ctx), name, record)) ?? noPanels),
    form,
    texts,
    lacking: lackingWords(form, texts),
    outdated: await listOutdated(ctx, kind, name, record),
    notes: await recordNotes(ctx, screen.kind, name, record),
    version: record === null ? "" : recordVersion(record),
    made: draft?.made ?? (record === null ? "" : recordVersion(record)),
    history: await loadHistory(ctx, { kind, name, form, current: record, toForm }),
  };
}

const noPanels: ExtraPanels = { above: [], beside: [] };

/** What a record was before it was removed; null where there never was one. */
async function lastOf(ctx: ShopContext, kind: RecordKind<unknown>, name: string): Promise<unknown> {
  const [last] = await listVersions(ctx, kind, name);
  return last?.record ?? null;
}

const versioned = z.object({ version: z.string().max(100).optional() });

/** Saves a record from its form, removes it, or makes it what it was (rules office-14 and office-20). */
export async function saveRecordPage(
  ctx: RequestContext,
  request: Request,
  screen: RecordScreen,
  name: string,
) {
  const kind = requireKind(ctx, screen.kind);
  const backTo = officeRecordPath(screen.segment, name);
  const posted = await readRecordForm(request);
  const deed = posted.get("do");
  if (deed === restoreDeed) return answerRestore(ctx, posted, { kind, name, backTo });
  const extra = recordExtra(screen.kind);
  if (extra && typeof deed === "string" && Object.hasOwn(extra.rules, deed))
    return answerDeed(posted, extra.rules, [await withFreshShop(ctx), name], backTo);
  if (deed === textDeed) return saveRecordText(ctx, posted, { screen, kind, name });
  if (deed !== "record") {
    const remove = deedRule<[], typeof versioned>(versioned, ({ version }) =>
      changeRecord(ctx, kind, { name, typed: null, expectedVersion: version }),
    );
    const discard = deedRule<[], typeof versioned>(versioned, ({ version }) =>
      discardRecordDraft(ctx, kind, name, version),
    );
    return answerDeed<[]>(posted, { remove, discard }, [], backTo);
  }
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const published = await kind.read(ctx, name, false);
  const draft = screen.isBuilt ? null : await findRecordDraft(ctx, kind, name);
  const before = published === null ? null : (draft?.record ?? published);
  if (before === null) throw new AppError("not_found", `There is no ${screen.one} '${name}' any more.`);
  const languages = recordLanguages(ctx, before);
  const { form, schema, toForm, fromForm } = screen.formOf(before, {
    widgets: ctx.handlers.widgets,
    languages,
  });
  const about = {
    id: "record",
    form,
    schema,
    place: formPlace(ctx),
    toForm,
    formerOf: formerShown(ctx, kind, name),
    tried: extra?.tried && ((texts: FormTexts) => extra.tried?.(ctx, form, texts, posted)),
  };
  return answerRecordForm(posted, about, async (value, version) => {
    const typed = fromForm(value, before);
    const isLater = !screen.isBuilt && posted.get("later") === "yes";
    const called = await publishOrKeep(ctx, kind, { name, typed, version, isLater });
    const done = isLater ? "kept" : "saved";
    return redirect(withQuery(officeRecordPath(screen.segment, called), { done }), 303);
  });
}
