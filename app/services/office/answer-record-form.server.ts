import type { z } from "zod";
import { changeItems, listAfter, readItemChange } from "~/models/office/form/change-items";
import { takeUnasked } from "~/models/office/form/compare-three";
import type { FormNode, FormPlace, FormTexts } from "~/models/office/form/form-node";
import { formTextsOf, typedValue } from "~/models/office/form/form-texts";
import { faultMessages, messagesOf } from "~/models/office/form/messages-of";
import { postedTexts } from "~/models/office/form/posted-texts";
import { readTheirs, takeTheirs } from "~/models/office/form/take-theirs";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { isRecordFaults } from "~/models/shops/records/record-faults";
import { isStaleRecord } from "~/models/shops/records/stale-record";
import { errorsOfRefusal } from "../platform/forms/answer-form.server";

/** What a record's form is answered with where it comes back: its texts, and what was saved meanwhile. */
export type RecordAnswer = {
  formId: string;
  fieldErrors: Record<string, string>;
  repopulateFields: FormTexts;
  /**
   * What someone else saved meanwhile, as the form's texts, with its version; null where the record is gone.
   */
  theirs?: FormTexts | null;
  /** What both began with, as the form's texts; null where that is not kept. */
  began?: FormTexts | null;
  version?: string | null;
  /** The list that an item was added to or moved in. */
  changed?: string;
};

/** A form of a record: its id, its fields, and the schema that checks what was typed. */
export type AnsweredRecordForm = {
  id: string;
  form: FormNode;
  schema: z.ZodTypeAny;
  place: FormPlace;
  /** A stored record as the form shows it, where that is not the record itself. */
  toForm?: (record: unknown) => unknown;
  /** The record as it was in a version; undefined where that is not kept. */
  formerOf?: (version: string) => Promise<unknown>;
  /** Tries what is typed, where a button asks for that. */
  tried?: ((texts: FormTexts) => unknown) | undefined;
};

/**
 * Answers the form of a record (rules office-6 and office-7): adds, removes and moves items of lists, reads
 * what was typed and hands it to `save`. What is wrong comes back beside its field, and what someone else
 * saved meanwhile beside what was typed.
 * @param save gets the record and the version that it was made of; answers where it leads
 */
export async function answerRecordForm(
  posted: FormData,
  { id, form, schema, place, toForm = (record) => record, formerOf, tried }: AnsweredRecordForm,
  save: (record: unknown, version: string | null) => Promise<Response>,
) {
  const pairs = [...posted].flatMap(([name, text]) =>
    typeof text === "string" ? [[name, text] as const] : [],
  );
  const theirs = readTheirs(posted.get("theirs"));
  const choices = pairs.filter(([name]) => /^take\[\d+\]$/.test(name));
  const taken = choices.flatMap(([, path]) => (path === "" ? [] : [path]));
  const typed = postedTexts(form, pairs);
  const texts = theirs === undefined ? typed : takeTheirs(typed, theirs, taken);
  const posting = posted.get("version");
  const version = typeof posting === "string" && posting !== "" ? posting : null;
  // The version stays the one the form was made of, or what was saved meanwhile would be lost unseen.
  const answered = { formId: id, repopulateFields: texts, version };
  const refuse = (fieldErrors: Record<string, string>, status = 422, headers: HeadersInit = {}) =>
    Response.json({ ...answered, fieldErrors } satisfies RecordAnswer, { status, headers });
  const change = readItemChange(posted.get("items"));
  const asking = (fieldErrors: Record<string, string>, repopulateFields: FormTexts): RecordAnswer => ({
    ...answered,
    fieldErrors,
    repopulateFields,
    theirs,
    began: readTheirs(posted.get("began")) ?? null,
  });
  if (change) return { ...asking({}, changeItems(form, texts, change)), changed: listAfter(change) };
  if (tried && posted.has("try")) return { ...asking({}, texts), tried: tried(texts) };
  if (choices.length < Number(posted.get("asked") ?? 0))
    return Response.json(asking({ form: "Choose for each field what is saved." }, texts), { status: 422 });
  const { value, problems } = typedValue(form, texts, place);
  if (problems.length > 0)
    return refuse(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
  const checked = schema.safeParse(value);
  if (!checked.success) return refuse(messagesOf(form, checked.error));
  try {
    return await save(value, version);
  } catch (error) {
    if (isStaleRecord(error)) {
      const former = version === null ? undefined : await formerOf?.(version);
      const [began, now] = [former, error.current ?? undefined].map((one) =>
        one === undefined ? null : formTextsOf(form, toForm(one), place),
      );
      // As the record would be written, so that `9` for `9.00` is no change of mine.
      const mine = formTextsOf(form, value, place);
      const answer: RecordAnswer = {
        formId: id,
        fieldErrors: { form: error.message },
        repopulateFields: began && now ? takeUnasked(form, { began, mine, theirs: now }, texts) : texts,
        theirs: now,
        began,
        version: error.version,
      };
      return Response.json(answer, { status: error.status });
    }
    if (isRecordFaults(error)) return refuse(faultMessages(form, error.faults));
    if (!isAppError(error)) throw error;
    return refuse(errorsOfRefusal(error), error.status, headersOfError(error));
  }
}
