import { type SQL, sql } from "drizzle-orm";
import { productTextColumns, variationTextColumns } from "~/models/catalogue/product/product-texts";

/** The texts of products, as columns named like their keys. `alias` is that of a row of `products`. */
export function selectTexts(alias: string): SQL {
  return sql.raw(productTextColumns.map(({ key, column }) => `${alias}.${column} as "${key}"`).join(", "));
}

/** The texts a variation may have of its own, as a JSON object. `alias` is that of a row of `products`. */
export function variationTextsJson(alias: string): SQL {
  const pairs = variationTextColumns.map(({ key, column }) => `'${key}', ${alias}.${column}`);
  return sql.raw(`json_build_object(${pairs.join(", ")})`);
}
