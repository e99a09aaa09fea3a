// @public

import { haveClash, isFieldName, maxFields } from "~/models/platform/form/field-name";
import { readLimitedText } from "../http/reading/read-body.server";
import { noForm, tooLong } from "./form-refusals.server";
import { type FileLimits, maxFormBytes, readMultipart } from "./read-multipart.server";

/**
 * Reads a posted form within the rules input-1 to input-4; nothing is parsed before it was counted.
 * @param files absent for a form that takes none
 * @throws AppError `malformed` for what is no form, `too_large`
 */
export async function readPostedForm(request: Request, files?: FileLimits): Promise<FormData> {
  const form = await readFields(request, files);
  if (haveClash(form.keys())) throw noForm();
  return form;
}

async function readFields(request: Request, files?: FileLimits): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\/form-data\s*;/i.test(type)) return readMultipart(request, files);
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw noForm();
  const text = await readLimitedText(request, maxFormBytes);
  if (text === null) throw tooLong();
  return parseFormText(text);
}

/** Parses `a=1&b=2`. */
function parseFormText(text: string): FormData {
  let separators = 0;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1))
    if (++separators >= maxFields) throw tooLong();
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isFieldName(name)) throw noForm();
    form.append(name, value);
  }
  return form;
}
