// @public

import { isFieldPath } from "~/models/platform/form/field-name";
import { readLimitedText } from "../http/reading/read-body.server";
import { noForm, tooLong } from "./form-refusals.server";

/** Bytes of the form of a record, and its fields (rule input-21). */
const maxBytes = 1_048_576;
const maxRecordFields = 5000;

/**
 * Reads the posted form of a record, whose names are paths (rule input-21). What becomes of it must not parse
 * names at a cost that grows faster than they do.
 * @param mostBytes of a form that may hold more than most
 * @throws Response 400 for what is no such form, 413 for one that is too long
 */
export async function readRecordForm(request: Request, mostBytes = maxBytes): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const text = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
    ? await readLimitedText(request, mostBytes)
    : "";
  if (text === "") throw refusal(noForm());
  if (text === null || text.split("&", maxRecordFields + 1).length > maxRecordFields)
    throw refusal(tooLong());
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isFieldPath(name)) throw refusal(noForm());
    form.append(name, value);
  }
  return form;
}

const refusal = ({ message, status }: { message: string; status: number }) =>
  new Response(message, { status });
