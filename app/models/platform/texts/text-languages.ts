// @public

/**
 * The languages that the product speaks, by their tags, each in its own words: one catalogue each in
 * `app/texts` besides English (rule texts-1).
 */
export const textLanguages = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  ja: "日本語",
  ar: "العربية",
} as const;

export type CatalogueLanguage = Exclude<keyof typeof textLanguages, "en">;
