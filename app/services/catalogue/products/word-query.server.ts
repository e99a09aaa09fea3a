import { type SQL, sql } from "drizzle-orm";

/**
 * The text of a `to_tsquery` as a query. Its english half knows plurals, the simple half matches SKUs and
 * beginnings that stemming would change. Where both are the same, asking twice would only cost twice.
 */
export function wordQuery(terms: string): SQL {
  const [english, simple] = [sql`to_tsquery('english', ${terms})`, sql`to_tsquery('simple', ${terms})`];
  return sql`(case when ${english} = ${simple} then ${simple} else ${english} || ${simple} end)`;
}

/** Whether a query text holds nothing but words that mean nothing by themselves (the, for). */
export const isStopQuery = (terms: string): SQL => sql`(numnode(to_tsquery('english', ${terms})) = 0)`;

/** Whether the name of a category `k` satisfies a query. */
export const isNamedBy = (query: SQL): SQL => sql`to_tsvector('english', search_text(k.name)) @@ ${query}`;

/** Whether the SKU of a product of this alias satisfies a query. */
export const hasSku = (product: SQL, query: SQL): SQL =>
  sql`to_tsvector('simple', search_text(${product}.sku)) @@ ${query}`;

/** Whether the description of a product of this alias satisfies a query. */
export const isDescribedBy = (product: SQL, query: SQL): SQL =>
  sql`to_tsvector('english', search_text(html_text(${product}.description))) @@ ${query}`;
