// @public

import { withZod } from "@remix-validated-form/with-zod";
import { validationError } from "remix-validated-form";
import type { z } from "zod";
import { type AppError, headersOfError, isAppError } from "~/models/platform/error/app-error";
import { isStorableText } from "~/models/platform/text/storable-text";
import { phraseAgain } from "~/models/platform/texts/phrase";
import { formMessages } from "~/models/platform/validation/messages";
import { readForm } from "./read-form.server";
import { typedValues } from "./typed-values.server";

/** A form and how its errors are shown. */
export type FormRules<Output> = {
  /**
   * Id of the form's element. Absent for a form of buttons and hidden fields, where an error is a plain 400.
   */
  id?: string;
  /** The validator, which the browser uses too. */
  schema: z.ZodType<Output, z.ZodTypeDef, unknown>;
  /**
   * Names of fields that keep their values after a refusal; not passwords and tokens. `all` for a form
   * without secrets.
   */
  keeps?: readonly string[] | "all";
  /** What a refused form brings along with what was typed. */
  alongside?: (typed: unknown) => unknown;
  /** Where a service's message for a field appears: beside the field by default, or above the form. */
  refusesAt?: "field" | "form";
};

type Refusal = ReturnType<typeof validationError>;

/**
 * Answers a posted form: reads it within bounds, checks it by its schema and hands the answers to `serve`,
 * which calls one service. What the schema refuses is a 422, what a service refuses has that error's status;
 * both carry the formMessages and the texts typed. Every post was found to come from a page of its own host
 * before (`create-app`).
 * @param posted the request, or the form where it was already read
 * @param serve what becomes of checked answers: a redirect with 303, or data
 * @throws Response 400 or 413 for what is no form, 400 for a wrong form without an id; what is no expected
 * error
 */
export async function answerForm<Output, Answer>(
  posted: Request | FormData,
  { id, schema, keeps = [], alongside = (typed) => typed, refusesAt = "field" }: FormRules<Output>,
  serve: (answers: Output, form: FormData) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const form = posted instanceof Request ? await readForm(posted) : posted;
  const unstorable = unstorableFields(form);
  if (Object.keys(unstorable).length > 0) {
    if (!id) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
    const kept = keeps === "all" ? [...form.keys()] : keeps;
    return validationError({ fieldErrors: unstorable, formId: id }, typedValues(form, kept));
  }
  const result = await withZod(schema as z.ZodType<Output>).validate(form);
  if (!id) {
    if (result.error) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
    return serve(result.data, form);
  }
  const typed = alongside(keeps === "all" ? result.submittedData : typedValues(form, keeps));
  if (result.error)
    return validationError({ fieldErrors: saidErrors(result.error.fieldErrors), formId: id }, typed);
  try {
    return await serve(result.data, form);
  } catch (error) {
    return refuseForm(error, id, typed, refusesAt);
  }
}

/** A schema's formMessages in the language of the request (rule texts-4). */
const saidErrors = (fieldErrors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrors).map(([field, text]) => [field, phraseAgain(text)]));

/** The fields whose text no database stores, with what is said of them (rule input-14). */
const unstorableFields = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([, value]) => typeof value === "string" && !isStorableText(value))
      .map(([name]) => [name, formMessages.storable()]),
  );

/**
 * Answers a form refused by a service: the message beside its field or above the form, the typed values, and
 * the error's status.
 * @throws any unexpected error
 */
export function refuseForm(
  error: unknown,
  formId: string,
  typed: unknown,
  at: "field" | "form" = "field",
): Refusal {
  if (!isAppError(error)) throw error;
  return validationError({ fieldErrors: errorsOfRefusal(error, at), formId }, typed, {
    status: error.status,
    headers: headersOfError(error),
  });
}

/** The message of a service's error by its field, or for the whole form. */
export function errorsOfRefusal(error: AppError, at: "field" | "form" = "field"): Record<string, string> {
  const field = (at === "field" && error.field) || "form";
  const fieldErrors: Record<string, string> = { [field]: error.message };
  // A page of staff offers the way there beside the message (rule staff-14).
  if (error.code === "confirm_first") fieldErrors.confirm = error.message;
  return fieldErrors;
}
