// @public

import type { FieldWords } from "../form/form-node";
import { moduleForm } from "./module-form";
import type { ModuleWords } from "./module-words";
import { type SchemaField, schemaFields } from "./schema-fields";
import { settingsWords } from "./settings-words";

/**
 * The document of all settings, made of their schemas and words (`npm run docs:settings`).
 * @param examples values of each module that together use every field of it
 */
export const settingsDocument = (examples: Readonly<Record<string, readonly unknown[]>>): string =>
  `${[
    "# Settings, field by field",
    "Written by `npm run docs:settings` from the schemas of the settings and the words of the office. A module is a key of `settings` in shop.json, a record of the kind `settings` for `record write` and the API, and a page of the office. Money is in minor units, rates in basis points (100 are 1 %). What is left out has its default; `required` has none. Rules: [settings](rules/settings.md).",
    ...Object.entries(settingsWords).map(([name, said]) => moduleText(name, said, examples[name]?.[0])),
  ].join("\n\n")}\n`;

function moduleText(name: string, said: ModuleWords, example: unknown): string {
  const found = moduleForm(name);
  if (!found) throw new Error(`${name} has no schema`);
  const lines = schemaFields(found.schema)
    .filter(({ path }) => path !== "")
    .map((field) => fieldText(field, said.words[field.path]));
  return [
    `## ${name}`,
    `${said.title}. ${said.about} Shows: ${said.shows}`,
    lines.join("\n"),
    `\`\`\`json\n${JSON.stringify(inSettings(name, example), null, 2)}\n\`\`\``,
  ].join("\n\n");
}

/** `modules.messages` stands in `modules`. */
const inSettings = (name: string, example: unknown): unknown =>
  name.split(".").reduceRight((value, key) => ({ [key]: value }), example);

const units: Partial<Record<string, string>> = {
  money: "minor units",
  percent: "basis points",
  html: "HTML",
  color: "color",
  picture: "picture",
  moment: "moment",
  day: "day",
};

function fieldText({ path, kind, limits, initial }: SchemaField, words: FieldWords | undefined): string {
  const as = words?.as ? units[words.as] : undefined;
  const isShort = initial !== null && initial.length <= 80;
  const standing =
    initial === null
      ? kind === "group" || path.endsWith("[]")
        ? []
        : ["required"]
      : isShort && kind !== "group"
        ? [`default ${initial === "nothing" ? initial : `\`${initial}\``}`]
        : [];
  // Words name the values of a text that only code knows.
  const named = kind === "text" ? Object.keys(words?.choices ?? {}).map((value) => `\`${value}\``) : [];
  const facts = [as ? `${kind}, ${as}` : kind, ...limits, ...named, ...standing].join("; ");
  const said = [words?.label, words?.help].filter(Boolean).map(sentence).join(" ");
  const example = words?.example ? ` In the office such as ‘${words.example}’.` : "";
  return `- ${nameOf(path)} (${facts})${said ? `: ${said}` : ""}${example}`;
}

/** A module that is a list or a value is its own field. */
function nameOf(path: string): string {
  const own = path.replace(/^value(?=$|\[|\.)/, "");
  return own === "" ? "The module" : `\`${own.replace(/^\./, "")}\``;
}

const sentence = (text: string | undefined): string =>
  /[.!?]$/.test(text ?? "") ? (text ?? "") : `${text}.`;
