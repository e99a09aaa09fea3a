import { redirect } from "@remix-run/node";
import { inLineOrder, type LineMessage, type TextAnswer, textDeed } from "~/models/office/record/record-text";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { isRecordFaults, type RecordMessage } from "~/models/shops/records/record-faults";
import { isStaleRecord } from "~/models/shops/records/stale-record";
import { officeRecordTextPath } from "~/paths/office";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { checkStored } from "../../shops/records/check-stored.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { recordVersion } from "../../shops/records/record-version.server";
import { type TextForm, textForms } from "./text-forms.server";

/** A record that one may change, as text; null for a kind whose records are no texts (rule office-90). */
export async function loadRecordText(
  ctx: ShopContext,
  screen: Pick<RecordScreen, "kind">,
  { name, record }: { name: string; record: unknown },
) {
  const form = textForms[screen.kind];
  if (!form) return null;
  const text = form.format(name, record);
  const { faults, notes } = await checkStored(ctx, screen.kind, name, record);
  return {
    name,
    text,
    notes: inLineOrder(linesOf(form, { name, text }, [...faults, ...notes])),
    version: recordVersion(record),
  };
}

/**
 * Saves a record that was typed as text, as its form saves it (rule office-90). A text that is refused comes
 * back as it was typed, with the line of each fault.
 */
export async function saveRecordText(
  ctx: ShopContext,
  posted: FormData,
  { screen, kind, name }: { screen: RecordScreen; kind: RecordKind<unknown>; name: string },
) {
  const form = textForms[kind.kind];
  if (!form) throw new Response("Bad Request", { status: 400 });
  const text = textOf(posted, "text").replaceAll("\r\n", "\n");
  const version = textOf(posted, "version") || null;
  const refuse = (answer: Partial<TextAnswer>, status = 422, headers: HeadersInit = {}) => {
    const typed: TextAnswer = {
      formId: textDeed,
      fieldErrors: answer.fieldErrors ?? {},
      repopulateFields: { text },
      faults: inLineOrder(answer.faults ?? []),
      version: answer.version === undefined ? version : answer.version,
      theirs: answer.theirs ?? "",
    };
    return Response.json(typed, { status, headers });
  };
  const read = form.read(name, text);
  if ("reason" in read) return refuse({ faults: [read] });
  try {
    const change = { name, typed: read.typed, expectedVersion: version };
    const { record } = await changeRecord(ctx, kind, change);
    const called = record === null ? name : (kind.nameOf?.(record) ?? name);
    return redirect(officeRecordTextPath(screen.segment, called, "saved"), 303);
  } catch (error) {
    if (isStaleRecord(error)) {
      const theirs = error.current === null ? "" : form.format(name, error.current);
      return refuse({ fieldErrors: { form: error.message }, version: error.version, theirs }, error.status);
    }
    if (isRecordFaults(error)) return refuse({ faults: linesOf(form, { name, text }, error.faults) });
    if (!isAppError(error)) throw error;
    return refuse({ fieldErrors: { form: error.message } }, error.status, headersOfError(error));
  }
}

const linesOf = (
  form: TextForm,
  { name, text }: { name: string; text: string },
  messages: readonly RecordMessage[],
): LineMessage[] =>
  messages.map(({ path, reason, line }) => ({ line: form.lineOf(name, text, path, line), reason }));

function textOf(posted: FormData, name: string): string {
  const typed = posted.get(name);
  return typeof typed === "string" ? typed : "";
}
