// @public

import { type SQL, sql } from "drizzle-orm";
import type { Shop } from "~/models/shops/shop";
import { languageRead } from "~/models/shops/translations/language-read";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { namedStatement } from "../../platform/db/statements/named-statement.server";

/** Runs a statement in the language a shop's pages are read in. */
type SpokenStatement<Row> = (
  ctx: { db: Db; shop: Pick<Shop, "locale"> },
  values: Record<string, unknown>,
) => Promise<Row[]>;

/**
 * A named statement that reads an owner's texts: once for the first language, which a shop of one language
 * has alone, and once for all others.
 * @param build gets the language for `said`
 */
export function spokenStatement<Row>(
  name: string,
  build: (language: SQL | null) => SQL,
): SpokenStatement<Row> {
  const first = namedStatement<Row>(name, () => build(null));
  const other = namedStatement<Row>(`${name}_in`, () => build(sql`${sql.placeholder("language")}::text`));
  return ({ db, shop }, values) => {
    const language = languageRead(shop);
    return language === null ? first(db, values) : other(db, { ...values, language });
  };
}
