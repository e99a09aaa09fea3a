import { labelIn } from "../../platform/translations/fields-in-languages";
import { languageName } from "../../platform/translations/language-name";
import type { OutdatedText } from "../../platform/translations/outdated-texts";
import { parseTranslationKey, translationKey } from "../../platform/translations/translations";
import type { FormNode, FormTexts } from "./form-node";

/** Names of fields from the outside in, without those of lists: `items.label`. */
type IsTranslated = (path: string) => boolean;

/**
 * A form with each text that may be in several languages followed by the same in the others (rule
 * texts-10): fields beside fields.
 * @param isTranslated the table of the record's kind
 */
export function inLanguages(
  node: FormNode,
  languages: readonly string[],
  isTranslated: IsTranslated,
  path = "",
): FormNode {
  if (languages.length === 0) return node;
  switch (node.kind) {
    case "group":
      return { ...node, fields: fieldsIn(node.fields, languages, isTranslated, path) };
    case "list":
    case "map":
      return { ...node, item: inLanguages(node.item, languages, isTranslated, path) };
    case "variants":
      return {
        ...node,
        variants: node.variants.map((variant) => ({
          ...variant,
          fields: fieldsIn(variant.fields, languages, isTranslated, path),
        })),
      };
    default:
      return node;
  }
}

const fieldsIn = (
  fields: readonly FormNode[],
  languages: readonly string[],
  isTranslated: IsTranslated,
  path: string,
): FormNode[] =>
  fields.flatMap((field) => {
    const own = path === "" ? field.key : `${path}.${field.key}`;
    const first = inLanguages(field, languages, isTranslated, own);
    return isTranslated(own) ? [first, ...languages.map((language) => nodeIn(field, language))] : [first];
  });

/** A field in a further language: it may always be left out. */
function nodeIn(node: FormNode, language: string): FormNode {
  const said = { key: translationKey(node.key, language), label: labelIn(node.label, language), help: "" };
  if (!("unit" in node)) return { ...node, ...said };
  const { initial: _first, ...leaf } = node;
  return { ...leaf, ...said, isOptional: true };
}

/** The language of a field that is another in a further language; null for any other. */
export const languageOfNode = ({ key }: FormNode): string | null =>
  parseTranslationKey(key)?.language ?? null;

/** How many texts a record has, and how many of them a language lacks. */
export type Lacking = { language: string; name: string; texts: number; lacking: number };

/** What a record lacks in each language its form has (rule texts-10). */
export function lackingWords(form: FormNode, texts: FormTexts): Lacking[] {
  const found = new Map<string, Lacking>();
  const look = (fields: readonly FormNode[], value: FormTexts | undefined): void => {
    const own = isGroup(value) ? value : {};
    for (const field of fields) {
      const parsed = parseTranslationKey(field.key);
      if (!parsed) {
        walk(field, own[field.key]);
        continue;
      }
      if (!saysAnything(own[parsed.field])) continue;
      const { language } = parsed;
      const of = found.get(language) ?? { language, name: languageName(language), texts: 0, lacking: 0 };
      found.set(language, of);
      of.texts += 1;
      if (!saysAnything(own[field.key])) of.lacking += 1;
    }
  };
  const walk = (node: FormNode, value: FormTexts | undefined): void => {
    if (node.kind === "group") look(node.fields, value);
    else if (node.kind === "list") for (const item of listOf(value)) walk(node.item, item);
    else if (node.kind === "map")
      for (const item of listOf(value)) walk(node.item, isGroup(item) ? item.value : "");
    else if (node.kind === "variants") {
      const chosen = isGroup(value) ? value[node.by] : undefined;
      look((node.variants.find((one) => one.value === chosen) ?? node.variants[0])?.fields ?? [], value);
    }
  };
  walk(form, texts);
  return [...found.values()];
}

const isGroup = (value: FormTexts | undefined): value is { readonly [key: string]: FormTexts } =>
  typeof value === "object" && !Array.isArray(value);

const listOf = (value: FormTexts | undefined): readonly FormTexts[] =>
  Array.isArray(value) ? (value as readonly FormTexts[]) : [];

/** Of a picture its file counts. */
function saysAnything(text: FormTexts | undefined): boolean {
  if (isGroup(text)) return saysAnything(text.value);
  return typeof text === "string" && text.trim() !== "";
}

/** Longest part of a text that is quoted. */
const quotedLength = 80;
const quoted = (text: string) =>
  `“${text.length > quotedLength ? `${text.slice(0, quotedLength).trimEnd()}…` : text}”`;

/** What is said above a form of a text whose original changed: 'German “Becher” is of “Mug”.' */
export const outdatedText = ({ language, text, was }: OutdatedText): string =>
  `${languageName(language)} ${quoted(text)} is of ${quoted(was)}.`;

/** What is said of that above a form: 'German lacks 2 of 8 texts.' */
export const lackingText = ({ name, texts, lacking }: Lacking): string =>
  `${name} lacks ${lacking === texts ? "all" : lacking} of ${texts} ${texts === 1 ? "text" : "texts"}.`;

/** How many texts of a record are of an older original, in a list; empty for none (rule texts-13). */
export const outdatedCount = (count: number): string =>
  count === 0 ? "" : `${count} ${count === 1 ? "text is" : "texts are"} of an older original.`;
