// @public

/** An owner's texts of one record in further languages: by language, then by field. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts by field and language as files and records have them: `name:de`. */
export type TranslatedTexts = { [key: `${string}:${string}`]: string };

/** More languages than a shop may have; those it gave up stay in its records. */
const mostLanguages = 24;

/** What a field is called in another language, in files, forms and records: `name:de`. */
export const translationKey = (field: string, language: string): `${string}:${string}` =>
  `${field}:${language}`;

const keyShape = /^(.+):([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})$/s;

/** The field and the language of a key; null for one that names no language. */
export function parseTranslationKey(key: string): { field: string; language: string } | null {
  const [, field, language] = keyShape.exec(key) ?? [];
  return field === undefined || language === undefined ? null : { field, language };
}

/** What is wrong with how many languages a record is in, or null. */
export const languagesProblem = (languages: ReadonlySet<string>): string | null =>
  languages.size > mostLanguages ? `Use at most ${mostLanguages} languages` : null;

/**
 * The translations among a record's keys; null without any, which costs a row nothing.
 * @param isTranslated whether a field may be in several languages; other keys are passed over
 */
export function translationsOf(
  record: Readonly<Record<string, unknown>>,
  isTranslated: (field: string) => boolean,
): Translations | null {
  const found: Record<string, Record<string, string>> = {};
  for (const [key, text] of Object.entries(record)) {
    const parsed = key.includes(":") ? parseTranslationKey(key) : null;
    if (!parsed || !isTranslated(parsed.field) || typeof text !== "string" || text === "") continue;
    const own = found[parsed.language] ?? {};
    found[parsed.language] = own;
    own[parsed.field] = text;
  }
  const languages = Object.keys(found).sort();
  if (languages.length === 0) return null;
  return Object.fromEntries(languages.map((language) => [language, sorted(found[language] ?? {})]));
}

const sorted = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Translations by their keys, as a record has them. */
export const translatedTexts = (translations: Translations | null): TranslatedTexts =>
  Object.fromEntries(
    Object.entries(translations ?? {}).flatMap(([language, texts]) =>
      Object.entries(texts).map(([field, text]) => [translationKey(field, language), text] as const),
    ),
  );
