import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { said, spokenSql } from "../../../shops/translations/said.server";
import { stemmedLanguage } from "../../products/word-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";

type Shop = ShopContext["shop"];

/**
 * The collation by whose rules names are in order, those of CLDR as in `Intl.Collator`; empty for the
 * database's own, as in English, and where PostgreSQL was built without them.
 */
export async function findCollation(db: Db, shop: Shop): Promise<string> {
  const language = stemmedLanguage(shop);
  if (language === null) return "";
  const names = [language, language.split("-")[0]].map((tag) => `${tag}-x-icu`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select collname as name from pg_catalog.pg_collation where collname = any(${sql.param(names)}::text[])`,
  );
  return names.find((name) => rows.some((row) => row.name === name)) ?? "";
}

/** A product's name as its place in the alphabet of the index is found by. */
export function sortedName(shop: Shop, { collation }: Pick<CatalogueIndex, "collation">, alias: string): SQL {
  const name = sql`lower(left(${said(spokenSql({ shop }), alias, "name")}, 200))`;
  return collation === "" ? name : sql`${name} collate ${sql.identifier(collation)}`;
}
