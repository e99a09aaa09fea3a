// @public

import { textLanguages } from "../../platform/texts/text-languages";

/** What a language calls itself, with a capital letter: 'Deutsch', 'Português'. */
export function languageName(language: string): string {
  const known = (textLanguages as Readonly<Record<string, string>>)[language];
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
