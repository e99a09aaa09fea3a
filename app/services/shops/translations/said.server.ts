// @public

import { type SQL, sql } from "drizzle-orm";
import { languageRead } from "~/models/shops/translations/language-read";
import type { ShopContext } from "../context/shop-context.server";

/** The language that statements read an owner's texts in; null for the one they are written in. */
export function spokenSql({ shop }: Pick<ShopContext, "shop">): SQL | null {
  const language = languageRead(shop);
  return language === null ? null : sql`${language}::text`;
}

/**
 * A text of a row of `products`, `categories` or `templates` in the language that is read, or as it was
 * written first where it has none (rule texts-8). In a shop of one language it is the column alone.
 * @param language see {@link spokenSql}; a placeholder in a named statement
 */
export function said(language: SQL | null, alias: string, column: string): SQL {
  const own = sql.raw(`${alias}.${column}`);
  return language === null
    ? own
    : sql`coalesce(${sql.raw(alias)}.translations -> ${language} ->> ${sql.raw(`'${column}'`)}, ${own})`;
}

/** The same of a row of `sellables`, whose variations take their product's texts. */
export function saidOfSellable(
  language: SQL | null,
  alias: string,
  column: "name" | "sub_title" | "slug",
): SQL {
  const own = sql.raw(`${alias}.${column}`);
  if (language === null) return own;
  const of = (translations: string) =>
    sql`${sql.raw(`${alias}.${translations}`)} -> ${language} ->> ${sql.raw(`'${column}'`)}`;
  const parents =
    column === "name"
      ? sql`case when ${sql.raw(alias)}.has_parent_name then ${of("parent_translations")} end`
      : of("parent_translations");
  return sql`coalesce(${of("translations")}, ${parents}, ${own})`;
}

/** What a row says in the language that is read, all of it; null without any, and in the first language. */
export const saidJson = (language: SQL | null, alias: string): SQL =>
  language === null ? sql`null` : sql`${sql.raw(alias)}.translations -> ${language}`;
