// @public

import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import type { PersonalizationField } from "./product-option";

/** What a shopper typed: field code to text. */
export type Personalization = Readonly<Record<string, string>>;

/** The accepted texts without empty ones, or a message for each field that is wrong. */
export type CheckedPersonalization =
  | { texts: Personalization; problems: null }
  | { texts: null; problems: Readonly<Record<string, string>> };

/** Checks the texts of the displayed fields, trimmed (rule options-9). */
export function checkPersonalization(
  fields: readonly PersonalizationField[],
  sent: Personalization,
): CheckedPersonalization {
  const shown = fields.filter(({ isDisplayed }) => isDisplayed);
  const texts = new Map<string, string>();
  const problems = new Map<string, string>();
  for (const field of shown) {
    const text = Object.hasOwn(sent, field.code) ? (sent[field.code] ?? "").trim() : "";
    const problem = problemOf(field, text);
    if (problem) problems.set(field.code, problem);
    else if (text !== "") texts.set(field.code, text);
  }
  for (const code of Object.keys(sent))
    if (!shown.some((field) => field.code === code))
      problems.set(code, phrase("This product has no such field."));
  return problems.size > 0
    ? { texts: null, problems: Object.fromEntries(problems) }
    : { texts: Object.fromEntries(texts), problems: null };
}

function problemOf({ label, type, isRequired, characterLimit }: PersonalizationField, text: string): string {
  if (text === "") return isRequired ? formMessages.required(label) : "";
  if (text.length > characterLimit) return formMessages.max(label, characterLimit);
  if (type === "email" && !emailPattern.test(text)) return formMessages.email();
  if (type === "date" && !isDay(text)) return phrase("Please enter a date.");
  return "";
}

/**
 * An address at a domain with a dot; the mail itself proves the rest. Written out, because browsers check it
 * too.
 */
const emailPattern = /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/;

/** A day of the calendar such as 2026-02-28. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
