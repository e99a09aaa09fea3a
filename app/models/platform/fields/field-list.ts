// @public

import type { Choice, Field, Fields, NumberField } from "./field";

const quoted = (value: unknown): string => `\`${String(value)}\``;

/** Choices with their labels, where those say more than the words. */
const wordsOf = (choices: readonly Choice[]): string =>
  choices
    .filter(({ value }) => value !== "")
    .map(({ value, label }) => {
      if (isSame(value, label)) return quoted(value);
      const [, name = "", more = ""] = /^(.*) \((.*)\)$/.exec(label) ?? [];
      if (!more && plain(label).includes(plain(value))) return quoted(value);
      return `${quoted(value)} (${isSame(value, name) ? more : lowered(label)})`;
    })
    .join(", ");

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const isSame = (value: string, label: string) => plain(value) === plain(label);

/** A label inside a sentence: its first letter small, unless the word is all capitals or has others. */
const lowered = (label: string): string =>
  /^[A-Z][a-z]*\b(?![A-Z])/.test(label) && !/^(YouTube|Vimeo|Facebook|Instagram|Pinterest|X )/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

function numbersOf({ min, max, isWhole }: NumberField): string {
  const kind = isWhole ? "whole number" : "number";
  if (min !== null && max !== null) return `${isWhole ? "" : "number, "}${min} to ${max}`;
  if (min !== null) return `${kind}, at least ${min}`;
  return max === null ? kind : `${kind}, at most ${max}`;
}

const references = {
  product: ["SKU", "list of SKUs"],
  category: ["slug of a category", "list of slugs of categories"],
  menu: ["id of a menu", "list of ids of menus"],
  template: ["name of a template", "list of names of templates"],
} as const;

/** What may be written for a field. */
function takes(field: Field): string {
  switch (field.kind) {
    case "text":
      return field.rows > 1 ? "several lines" : "text";
    case "html":
      return "HTML";
    case "code":
      return "code";
    case "picture":
      return "picture";
    case "link":
      return "link";
    case "color":
      return "colour as `#1f6f5c`";
    case "date":
      return "day as `2026-03-01`";
    case "number":
      return numbersOf(field);
    case "flag":
      return "`true` or `false`";
    case "choice":
      return wordsOf(field.choices);
    case "choices":
      return `some of ${wordsOf(field.choices)}`;
    case "texts":
      return "list of texts";
    case "reference":
      return references[field.to][0];
    case "references":
      return references[field.to][1];
    case "list":
      return `list of up to ${field.most} with ${Object.keys(field.fields).map(quoted).join(", ")}`;
  }
}

const alsoOf = ({ alsoNamed = [] }: Field): string =>
  alsoNamed.length > 0 ? `also read as ${alsoNamed.map(quoted).join(", ")}` : "";

function defaultOf(field: Field): string {
  if (!("default" in field) || field.default === null || field.default === "") return "";
  return quoted(field.default);
}

/** A text and what its label names say nothing of what they take, and a switch says it by its default. */
const unsaid = (field: Field): boolean =>
  (field.kind === "text" && field.rows <= 1) ||
  (field.kind === "flag" && field.default !== null) ||
  field.label.toLowerCase().startsWith(field.kind);

/**
 * Fields as a list of Markdown: name, label and what it takes. Their help, and when each counts, is in the
 * office and the API.
 */
export const fieldList = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, field]) => {
      const values = unsaid(field) ? "" : takes(field);
      const notes = [values, defaultOf(field), alsoOf(field)].filter(Boolean).join("; ");
      return `- ${quoted(name)}: ${field.label}${notes ? ` (${notes})` : ""}`;
    })
    .join("\n");
