import { type SQL, sql } from "drizzle-orm";
import type { Shop } from "~/models/shops/shop";
import { languageRead } from "~/models/shops/translations/language-read";

/** What keywords are typed in: the language of the shop's pages. */
type Spoken = Pick<Shop, "settings" | "locale">;

/** The language whose words are stemmed besides English ones; null for English. */
export function stemmedLanguage({ settings }: Spoken): string | null {
  const { language } = settings.general;
  return language.split("-")[0] === "en" ? null : language;
}

/**
 * The text of a `to_tsquery` as a query. Its english half knows plurals, as does one of the language that is
 * spoken; the simple half matches SKUs and beginnings that stemming would change. Where both are the same,
 * asking twice would only cost twice.
 */
export function wordQuery(shop: Spoken, terms: string): SQL {
  const [english, simple] = [sql`to_tsquery('english', ${terms})`, sql`to_tsquery('simple', ${terms})`];
  const language = stemmedLanguage(shop);
  if (language !== null)
    return sql`(${english} || to_tsquery(stemmer_of(${language}), ${terms}) || ${simple})`;
  return sql`(case when ${english} = ${simple} then ${simple} else ${english} || ${simple} end)`;
}

/** Whether a query text holds nothing but words that mean nothing by themselves (the, for). */
export function isStopQuery(shop: Spoken, terms: string): SQL {
  const language = stemmedLanguage(shop);
  const isEnglish = sql`numnode(to_tsquery('english', ${terms})) = 0`;
  return language === null
    ? sql`(${isEnglish})`
    : sql`(${isEnglish} or numnode(to_tsquery(stemmer_of(${language}), ${terms})) = 0)`;
}

/** Whether what a product of this alias says satisfies a query, in the first language or another. */
export const saysWords = (shop: Spoken, product: SQL, query: SQL): SQL =>
  languageRead(shop) === null
    ? sql`${product}.search @@ ${query}`
    : sql`(${product}.search @@ ${query}
        or (${product}.translations is not null and translated_words(${product}.translations) @@ ${query}))`;

/** Whether the name of a category `k` satisfies a query. */
export const isNamedBy = (shop: Spoken, query: SQL): SQL =>
  languageRead(shop) === null
    ? sql`to_tsvector('english', search_text(k.name)) @@ ${query}`
    : sql`(to_tsvector('english', search_text(k.name)) @@ ${query}
        or (k.translations is not null and translated_words(k.translations) @@ ${query}))`;

/** Whether the SKU of a product of this alias satisfies a query. */
export const hasSku = (product: SQL, query: SQL): SQL =>
  sql`to_tsvector('simple', search_text(${product}.sku)) @@ ${query}`;

/** Whether the description of a product of this alias satisfies a query, in the first language or another. */
export function isDescribedBy(shop: Spoken, product: SQL, query: SQL): SQL {
  const first = sql`to_tsvector('english', search_text(html_text(${product}.description))) @@ ${query}`;
  return languageRead(shop) === null
    ? first
    : sql`(${first} or (${product}.translations is not null
        and translated_descriptions(${product}.translations) @@ ${query}))`;
}
