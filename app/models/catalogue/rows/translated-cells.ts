import { slugify } from "../../platform/slug/slugify";
import {
  languagesProblem,
  type Translations,
  translationKey,
  translationsOf,
} from "../../platform/translations/translations";
import type { CsvRow } from "../product/product-record";
import { attributeCode, isTranslatedColumn, translatedColumn } from "./product-columns";
import { splitList } from "./read-cells";

/** Longest text in a further language, as long as a page of the shop may be. */
const longestText = 200_000;

/**
 * The cells of a row that say something in further languages: `name:de`, `option:Color:de` (rule
 * texts-7). What is wrong with them is added to the problems.
 */
export function readTranslatedCells(
  { cells }: CsvRow,
  isVariation: boolean,
  problems: string[],
): Translations | null {
  const read: Record<string, string> = {};
  const languages = new Set<string>();
  for (const [column, cell] of Object.entries(cells)) {
    const parsed = translatedColumn(column);
    const text = parsed ? cell.trim() : "";
    if (!parsed || text === "" || (isVariation && parsed.field === "slug")) continue;
    languages.add(parsed.language);
    if (text.length > longestText) problems.push(`${column} is longer than ${longestText} characters`);
    if (parsed.field === "slug" && text !== slugify(text))
      problems.push(`${column} '${text}' is not a slug such as '${slugify(text) || "blue-mug"}'`);
    const isList = attributeCode(parsed.field) !== null;
    read[translationKey(parsed.field, parsed.language)] = isList
      ? [...new Set(splitList(text))].join("|")
      : text;
  }
  const problem = languagesProblem(languages);
  if (problem) problems.push(problem);
  return translationsOf(read, isTranslatedColumn);
}

/** The addresses of a product in further languages. */
export const slugsIn = (translations: Translations | null): { language: string; slug: string }[] =>
  Object.entries(translations ?? {}).flatMap(([language, { slug }]) => (slug ? [{ language, slug }] : []));
