// @public

import type { Translations } from "../../platform/translations/translations";
import type { PageSlugs } from "../locales/page-url";

/** What a page is called in each language, of what is stored of it. @param shown the slug its address has */
export const pageSlugs = (shown: string, first: string, translations: Translations | null): PageSlugs => ({
  shown,
  first,
  others: Object.fromEntries(
    Object.entries(translations ?? {}).flatMap(([language, { slug }]) => (slug ? [[language, slug]] : [])),
  ),
});
