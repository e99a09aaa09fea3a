// @public

import { isTranslatedField } from "../translations/is-translated-field";
import { parseTranslationKey } from "../translations/translations";
import type { Choice, Field, Fields, NumberField } from "./field";
import { nearestName } from "./nearest-name";
import { asFlag, asNumber, asText, isColor, isDay, isEmpty, readField, writtenOf } from "./read-value";

/** Addresses as owners write them: a path, a place on the page, another site, mail, telephone. */
const link = /^(\/(?!\/)|#|\?|https?:\/\/[^\s/]|mailto:\S|tel:\S|sms:\S)/i;

/** Whether a text can be followed as a link. */
const isLink = (text: string): boolean => {
  const address = text.trim();
  return link.test(address) && !/[\s<>"]/.test(address);
};

/**
 * Something that was written for fields and is not what they take; `path` leads to it from the outside in.
 */
export type FieldFault = {
  path: (string | number)[];
  /** `unknown` is a name no field has, `unused` what goes beyond what is shown: both can be kept. */
  kind: "unknown" | "unused" | "wrong";
  reason: string;
  /** The reason in a form, which shows a field's label and not its name. */
  inForm: string;
};

const fault = (
  path: FieldFault["path"],
  kind: FieldFault["kind"],
  reason: string,
  inForm = reason,
): FieldFault => ({ path, kind, reason, inForm });

const quoted = (words: readonly Choice[]): string =>
  words
    .filter(({ value }) => value !== "")
    .map(({ value }) => value)
    .join(", ");

function limitsOf({ min, max, isWhole }: NumberField): string {
  const kind = isWhole ? "a whole number" : "a number";
  if (min !== null && max !== null) return `${kind} from ${min} to ${max}`;
  if (min !== null) return `${kind} of at least ${min}`;
  return max === null ? kind : `${kind} of at most ${max}`;
}

function numberFault(field: NumberField, value: unknown): string | null {
  const read = asNumber(value);
  const { min, max, isWhole } = field;
  const fits =
    read !== null &&
    (min === null || read >= min) &&
    (max === null || read <= max) &&
    (!isWhole || Number.isInteger(read));
  return fits ? null : limitsOf(field);
}

const lengthFault = (value: unknown, longest: number): string | null =>
  typeof value === "object"
    ? "a text"
    : [...asText(value)].length > longest
      ? `at most ${longest} characters`
      : null;

const isList = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((each) => typeof each !== "object") : typeof value !== "object";

/** What a field takes instead of what was written, in words that follow 'use'; null where it takes it. */
function mendOf(field: Field, value: unknown): string | null {
  if (isEmpty(value)) return null;
  switch (field.kind) {
    case "text":
    case "html":
    case "code":
      return lengthFault(value, field.longest);
    case "picture":
      return typeof value === "string" && !/[<>"]/.test(value) ? null : "the name of a file in images";
    case "link":
      return isLink(asText(value))
        ? null
        : "a path such as /contact, or an address that begins with https://";
    case "color":
      return isColor(asText(value)) ? null : "a colour such as #1f6f5c";
    case "date":
      return isDay(asText(value)) ? null : "a day such as 2026-03-01";
    case "number":
      return numberFault(field, value);
    case "flag":
      return asFlag(value) === null ? "true or false" : null;
    case "choice":
      return field.choices.some((each) => each.value === asText(value))
        ? null
        : `one of ${quoted(field.choices)}`;
    case "choices": {
      const words = Array.isArray(value) ? value.map(asText) : asText(value).split(/[,|\n]/);
      const isKnown = (word: string) => field.choices.some((each) => each.value === word.trim());
      return words.every(isKnown) ? null : `some of ${quoted(field.choices)}`;
    }
    case "texts":
    case "references":
      return isList(value) ? null : "a list of texts";
    case "reference":
      return typeof value === "object" ? "a name" : null;
    case "list":
      return Array.isArray(value) ? null : "a list";
  }
}

/** What is used in place of a wrong value, where that is a single value a person would recognise. */
function usedInstead(name: string, field: Field, written: object): string {
  if (field.kind !== "number" && field.kind !== "flag" && field.kind !== "choice") return "";
  const used: unknown = readField(name, field, written);
  return used === null || used === "" ? "" : `; ${JSON.stringify(used)} is used`;
}

const shown = (value: unknown): string => {
  const words = JSON.stringify(value) ?? "";
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
};

/**
 * Everything in `written` that its fields do not take, each with its place and how to mend it. `noun` is what
 * a field is called there: 'property' or 'field'.
 */
export function fieldFaults(
  fields: Fields,
  written: unknown,
  noun = "field",
  path: readonly (string | number)[] = [],
): FieldFault[] {
  if (typeof written !== "object" || written === null) return [];
  const others = new Map(
    Object.entries(fields).flatMap(([_name, field]) =>
      (field.alsoNamed ?? []).map((also) => [also, field] as const),
    ),
  );
  return Object.entries(written).flatMap(([name, raw]) => {
    const at = [...path, name];
    const field = Object.hasOwn(fields, name)
      ? fields[name]
      : (others.get(name) ?? translatedField(fields, name));
    if (field === undefined) return [fault(at, "unknown", unknownName(fields, name, noun))];
    const { value } = writtenOf(raw);
    const mend = mendOf(field, value);
    if (mend !== null) {
      const why = `can’t be ${shown(value)}${usedInstead(name, field, written)}: use ${mend}`;
      return [fault(at, "wrong", `its ${noun} ${name} ${why}`, `${field.label} ${why}.`)];
    }
    return field.kind === "list" && Array.isArray(value) ? listFaults(field, value, at) : [];
  });
}

/** The field of a text in a further language, `title:de` (rule texts-7). */
function translatedField(fields: Fields, name: string): Field | undefined {
  const first = parseTranslationKey(name)?.field;
  const field = first !== undefined && Object.hasOwn(fields, first) ? fields[first] : undefined;
  return field && isTranslatedField(field) ? field : undefined;
}

/** The same of a list: of each of its items, and of items beyond those it shows. */
export function listFaults(
  { fields, most, one }: { fields: Fields; most: number; one: string },
  items: readonly unknown[],
  path: readonly (string | number)[],
): FieldFault[] {
  const faults = items
    .slice(0, most)
    .flatMap((item, index) => fieldFaults(fields, item, "field", [...path, index]));
  if (items.length <= most) return faults;
  const reason =
    most === 0
      ? "it shows no items: take them out"
      : `of its ${items.length} items ${most === 1 ? `the first ${one.toLowerCase()} is` : `the first ${most} are`} shown`;
  return [...faults, fault([...path, most], "unused", reason)];
}

function unknownName(fields: Fields, name: string, noun: string): string {
  const names = Object.keys(fields);
  const nearest = nearestName(name, names);
  if (nearest !== null) return `it has no ${noun} ${name}: did you mean ${nearest}?`;
  const others = names.length > 0 ? `, or use one of ${names.join(", ")}` : "";
  return `it has no ${noun} ${name}: take it out${others}`;
}
