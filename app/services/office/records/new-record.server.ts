import { redirect } from "@remix-run/node";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { blankTexts } from "~/models/office/form/blank-texts";
import type { FormTexts } from "~/models/office/form/form-node";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { redirectScreen } from "~/models/office/records/redirect-screen";
import { withArticle } from "~/models/office/records/with-article";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { isStaleRecord } from "~/models/shops/records/stale-record";
import { withQuery } from "~/paths";
import { officeBuilderPath, officeRecordPath } from "~/paths/office";
import { startPage } from "../../content/builder/start-page.server";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { answerRecordForm } from "../answer-record-form.server";
import { formPlace, requireKind } from "../load-record.server";
import { recordExtra } from "../settings/settings-extras.server";

/** The most characters of an address that begins a form. */
const longestFrom = 300;

/**
 * The form of a new record (rule office-20): empty, but for an old address.
 * @param from begins the form of a redirect
 * @throws AppError `forbidden`
 */
export async function loadNewRecord(ctx: ShopContext, screen: RecordScreen, from = "") {
  authorize(await ctx.actor(), "change", requireKind(ctx, screen.kind).subjectOf(ctx));
  const { segment, title, one } = screen;
  const { form } = screen.newForm({ widgets: ctx.handlers.widgets });
  const blank = blankTexts(form);
  const texts =
    screen === redirectScreen && typeof blank === "object"
      ? { ...blank, from: from.slice(0, longestFrom) }
      : blank;
  const panels = recordExtra(screen.kind)?.loadNew?.(ctx) ?? { above: [], beside: [] };
  return { list: { segment, title, one }, form, texts, panels };
}

/** Adds a record from its form and leads to its page. One that is there already stays as it is. */
export async function addRecord(ctx: ShopContext, request: Request, screen: RecordScreen) {
  const kind = requireKind(ctx, screen.kind);
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const { form, schema, read } = screen.newForm({ widgets: ctx.handlers.widgets });
  const posted = await readRecordForm(request);
  const extra = recordExtra(screen.kind);
  const tried = extra?.tried && ((texts: FormTexts) => extra.tried?.(ctx, form, texts, posted));
  const about = { id: "new", form, schema, place: formPlace(ctx), tried };
  return answerRecordForm(posted, about, async (value) => {
    const { name, record: typed, from } = read(value);
    try {
      if (from !== undefined)
        return redirect(officeBuilderPath(await startPage(ctx, typed as WrittenTemplate, from)), 303);
      const { record } = await changeRecord(ctx, kind, { name, typed, expectedVersion: null });
      const called = record === null ? name : (kind.nameOf?.(record) ?? name);
      // Who brings no HTML goes on to build.
      if (screen.isBuilt && posted.get("html") === "") return redirect(officeBuilderPath(called), 303);
      return redirect(withQuery(officeRecordPath(screen.segment, called), { done: "added" }), 303);
    } catch (error) {
      if (!isStaleRecord(error)) throw error;
      throw new AppError("conflict", `There is ${withArticle(screen.one)} with this name already.`);
    }
  });
}
