// @public

import { phraseAgain } from "../texts/phrase";
import type { Field, Fields, NumberField, PictureValue, ValueOf, ValuesOf } from "./field";

/** What was written for a field: the value, and for a picture its text. */
type Written = { value: unknown; label: string };

/** A value as it stands, or `{ value, label }`, as items of widgets have them. */
export function writtenOf(raw: unknown): Written {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw) || !("value" in raw))
    return { value: raw, label: "" };
  return { value: raw.value, label: "label" in raw && typeof raw.label === "string" ? raw.label : "" };
}

/** Whether nothing was written. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** A single value as text; the empty text for anything else. */
export const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : typeof value === "number" || typeof value === "boolean"
      ? `${value}`
      : "";

const yes = new Set(["true", "1", "yes", "on"]);
const no = new Set(["false", "0", "no", "off"]);

/** A switch as owners write it; null for anything else. */
export function asFlag(value: unknown): boolean | null {
  const word = asText(value).trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** A number, also one that is written as text; null for anything else. */
export function asNumber(value: unknown): number | null {
  const word = typeof value === "boolean" ? "" : asText(value).trim();
  const read = Number(word);
  return word === "" || !Number.isFinite(read) ? null : read;
}

/**
 * A list, also one that is written as a text with commas, vertical bars or line breaks between its entries.
 */
export const asList = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(asText) : asText(value).split(/[,|\n]/))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whether a text is a colour. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function readNumber({ min, max, isWhole, outside, ...field }: NumberField, value: unknown): number | null {
  const read = asNumber(value);
  if (read === null) return field.default;
  const near = isWhole ? Math.round(read) : read;
  const inside = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, near));
  return outside === "nearest" || inside === read ? inside : field.default;
}

function readText(value: unknown, fallback: string, isNeeded: boolean): string {
  const isMissing = isNeeded ? isEmpty(value) : value === undefined || value === null;
  return isMissing || typeof value === "object" ? fallback : asText(value);
}

function readWritten(field: Field, { value, label }: Written): unknown {
  switch (field.kind) {
    case "text":
      return readText(value, phraseAgain(field.default), field.needed);
    case "html":
    case "code":
    case "link":
      return asText(value);
    case "picture":
      return { url: asText(value), alt: label } satisfies PictureValue;
    case "color":
      return isColor(asText(value)) ? asText(value) : field.default;
    case "date":
      return isDay(asText(value)) ? asText(value) : "";
    case "number":
      return readNumber(field, value);
    case "flag":
      return asFlag(value) ?? field.default;
    case "choice":
      if (isEmpty(value) && !field.choices.some((each) => each.value === value)) return field.default;
      return field.choices.find((each) => each.value === asText(value))?.value ?? field.unknown;
    case "choices": {
      const words = asList(value);
      return field.choices.flatMap((each) => (words.includes(each.value) ? [each.value] : []));
    }
    case "texts":
    case "references":
      return asList(value);
    case "reference":
      return readText(value, field.default, false);
    case "list":
      return Array.isArray(value)
        ? value.slice(0, field.most).map((each) => readValues(field.fields, each))
        : [];
  }
}

/** What was written for a field, by its own name or another that it is read by. */
export function findWritten(name: string, { alsoNamed = [] }: Field, written: object): Written {
  for (const each of [name, ...alsoNamed]) {
    const found = Object.hasOwn(written, each) ? writtenOf(Reflect.get(written, each)) : null;
    if (found && !isEmpty(found.value)) return found;
  }
  return writtenOf(Object.hasOwn(written, name) ? Reflect.get(written, name) : undefined);
}

/** What was written for a field, read; never fails: what is missing or wrong takes the default. */
export const readField = <const Of extends Field>(name: string, field: Of, written: object): ValueOf<Of> =>
  readWritten(field, findWritten(name, field, written)) as ValueOf<Of>;

/** What was written for fields, read; never fails: what is missing or wrong takes its default. */
export function readValues<const Of extends Fields>(fields: Of, written: unknown): ValuesOf<Of> {
  const from = typeof written === "object" && written !== null ? written : {};
  const entries = Object.entries(fields).map(([name, field]) => [name, readField(name, field, from)]);
  return Object.fromEntries(entries) as ValuesOf<Of>;
}
