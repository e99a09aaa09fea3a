import { redirect } from "@remix-run/node";
import { z } from "zod";
import { formTextsOf } from "~/models/office/form/form-texts";
import { defaultsPanel } from "~/models/office/settings/defaults-panel";
import { type ModuleForm, moduleForm } from "~/models/office/settings/module-form";
import { shopPlaces } from "~/models/office/settings/shop-places";
import { AppError } from "~/models/platform/error/app-error";
import { withQuery } from "~/paths";
import { officeSettingsPath } from "~/paths/office";
import { readRecordForm } from "../platform/forms/read-record-form.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { withFreshShop } from "../shops/directory/with-fresh-shop.server";
import { discardRecordDraft } from "../shops/drafts/discard-record-draft.server";
import { readRecord } from "../shops/records/read-record.server";
import { answerDeed, deedRule } from "./answer-deed.server";
import { answerRecordForm } from "./answer-record-form.server";
import { openPage, recordPlace } from "./builder/open-page.server";
import { formPlace, recordLanguages, requireKind } from "./load-record.server";
import { answerRestore, restoreDeed } from "./records/answer-restore.server";
import { loadHistory } from "./records/load-history.server";
import { recordDifference } from "./records/record-difference.server";
import { findRecordDraft, formerShown, publishOrKeep } from "./records/record-draft.server";
import { recordNotes } from "./records/record-notes.server";
import { settingsExtras } from "./settings/settings-extras.server";

const kindName = "settings";
const discardDeed = "discard";
const discarded = z.object({ version: z.string().max(100).optional() });

/**
 * The page of a module of settings: its words, its form, what is in it and what was.
 * @throws AppError `not_found`
 */
export async function loadSettingsPage(ctx: RequestContext, name: string, query = new URLSearchParams()) {
  const place = formPlace(ctx);
  const kind = requireKind(ctx, kindName);
  const { record, version } = await readRecord(ctx, kind, name);
  const { said, form, schema, toForm } = moduleOf(name, recordLanguages(ctx, record));
  const extra = extraOf(name);
  const unsaved = extra?.unsaved?.(query, record) ?? null;
  const draft = await findRecordDraft(ctx, kind, name);
  const texts = formTextsOf(form, toForm(unsaved ?? draft?.record ?? record), place);
  const shopPath = shopPlaces[name] ?? null;
  const compared = {
    kind: kindName,
    name,
    title: said.title,
    formOf: (_: unknown, { languages }: { languages: readonly string[] }) => moduleOf(name, languages),
    pageOf: () => Promise.resolve(shopPath),
  };
  return {
    name,
    draft: draft && { text: draft.text, version: draft.version },
    made: draft?.made ?? version,
    others: await openPage(ctx, recordPlace(kindName, name)),
    // What no shopper sees waits for no moment.
    mayKeep: shopPath !== null,
    difference:
      draft && query.get("as") === "difference"
        ? await recordDifference(ctx, compared, { published: record, draft })
        : null,
    title: said.title,
    about: said.about,
    shows: said.shows,
    shopPath,
    form,
    texts,
    isUnsaved: unsaved !== null,
    defaults: defaultsPanel(form, texts, formTextsOf(form, defaultsOf(schema), place)),
    notes: await recordNotes(ctx, kindName, name, record),
    panels: extra ? await extra.load(await withFreshShop(ctx), query) : { above: [], beside: [] },
    doneTexts: extra?.doneTexts ?? {},
    version,
    history: await loadHistory(ctx, { kind, name, form, current: record, toForm }),
  };
}

/** Saves a module of settings from its form, or restores it (rule office-14). @throws AppError `not_found` */
export async function saveSettingsPage(ctx: RequestContext, request: Request, name: string) {
  const place = formPlace(ctx);
  const kind = requireKind(ctx, kindName);
  const stored = await kind.read(ctx, name, false);
  const { form, schema, toForm, fromForm } = moduleOf(name, recordLanguages(ctx, stored));
  const backTo = officeSettingsPath(name);
  const posted = await readRecordForm(request);
  if (posted.get("do") === restoreDeed) return answerRestore(ctx, posted, { kind, name, backTo });
  if (posted.get("do") === discardDeed) {
    const discard = deedRule<[], typeof discarded>(discarded, (of) =>
      discardRecordDraft(ctx, kind, name, of.version),
    );
    return answerDeed<[]>(posted, { discard }, [], backTo);
  }
  if (posted.get("do") !== kindName)
    return answerDeed(posted, extraOf(name)?.rules ?? {}, [await withFreshShop(ctx)], backTo);
  const about = { id: kindName, form, schema, place, toForm, formerOf: formerShown(ctx, kind, name) };
  return answerRecordForm(posted, about, async (typed, version) => {
    const shown = posted.get("show") === "yes" ? extraOf(name)?.queryOf?.(fromForm(typed)) : undefined;
    if (shown) return redirect(withQuery(backTo, shown), 303);
    const isLater = posted.get("later") === "yes" && shopPlaces[name] !== undefined;
    await publishOrKeep(ctx, kind, { name, typed: fromForm(typed), version, isLater });
    return redirect(withQuery(backTo, { done: isLater ? "kept" : "saved" }), 303);
  });
}

/** What a form holds where nothing was set. */
function defaultsOf(schema: ModuleForm["schema"]): unknown {
  const whole = schema.safeParse(undefined);
  return whole.success ? whole.data : schema.parse({});
}

const extraOf = (name: string) => (Object.hasOwn(settingsExtras, name) ? settingsExtras[name] : undefined);

function moduleOf(name: string, languages: readonly string[]): ModuleForm {
  const found = moduleForm(name, languages);
  if (!found) throw new AppError("not_found", "There are no such settings.");
  return found;
}
