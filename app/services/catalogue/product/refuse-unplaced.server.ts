// @public

import { eq } from "drizzle-orm";
import type { RowMessage } from "~/models/catalogue/product/product-record";
import { slugsIn } from "~/models/catalogue/rows/translated-cells";
import { categories, optionSets } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addressProblem, findTakenSlugs } from "../addresses/taken-slugs.server";
import type { StoredCatalogueProduct } from "../read-catalogue.server";
import type { PreparedProduct } from "./prepare-products.server";

/** Every address of a product: its own, and those in further languages. */
const slugsOf = ({
  slug,
  translations,
}: Pick<PreparedProduct["entry"], "slug" | "translations">): string[] =>
  slug === null ? [] : [slug, ...slugsIn(translations).map((one) => one.slug)];

/** Rows that may be written, the others with their reasons, and the ids of the shop's categories by slug. */
export type PlacedProducts = {
  accepted: PreparedProduct[];
  refused: RowMessage[];
  categoryIds: ReadonlyMap<string, number>;
};

/**
 * Refuses what has no place in this shop: a slug that is reserved or taken by something else, an unknown
 * category or option set, and with a product its variations. The slugs of stored products that are refused
 * count as taken, and in `merge` mode those of products that are not in the file.
 */
export async function refuseUnplaced(
  ctx: ShopContext,
  prepared: PreparedProduct[],
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
  mode: "replace" | "merge",
): Promise<PlacedProducts> {
  const rows = await ctx.db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(eq(categories.tenantId, ctx.tenant.id));
  const categoryIds = new Map(rows.map(({ id, slug }) => [slug, id]));
  const sets = await ctx.db
    .select({ code: optionSets.code })
    .from(optionSets)
    .where(eq(optionSets.tenantId, ctx.tenant.id));
  const setCodes = new Set(sets.map(({ code }) => code));
  const taken = await findTakenSlugs(ctx, ["page", "category"]);
  const inFile = new Set(prepared.map(({ entry }) => entry.sku));
  const productSlugs = new Map(
    [...stored.values()].flatMap(({ entry, isArchived }) =>
      mode === "merge" && !isArchived && !inFile.has(entry.sku)
        ? slugsOf(entry).map((slug) => [slug, entry.sku] as const)
        : [],
    ),
  );
  const refused: RowMessage[] = [];
  const refusedSkus = new Set<string>();
  const problemOf = ({ entry }: PreparedProduct): string | null => {
    if (entry.parentSku !== null)
      return refusedSkus.has(entry.parentSku) ? `its product '${entry.parentSku}' was refused` : null;
    const unknown = entry.categorySlugs.filter((slug) => !categoryIds.has(slug));
    if (unknown.length > 0) return `unknown category ${unknown.join(", ")}`;
    if (entry.optionSet !== null && !setCodes.has(entry.optionSet))
      return `unknown option set ${entry.optionSet}`;
    for (const slug of slugsOf(entry)) {
      const owner = productSlugs.get(slug);
      if (owner !== undefined) return `slug '${slug}' is already the address of product '${owner}'`;
      const problem = addressProblem(slug, taken);
      if (problem) return problem;
    }
    return null;
  };
  // What is refused stays as it is stored, so the slug it has is not free for another row of the file.
  let accepted = prepared;
  for (let before = -1; before !== refused.length; ) {
    before = refused.length;
    accepted = accepted.filter((product) => {
      const reason = problemOf(product);
      if (reason === null) return true;
      const { sku } = product.entry;
      refused.push({ line: product.line, reason });
      refusedSkus.add(sku);
      const old = stored.get(sku);
      if (old && !old.isArchived) for (const slug of slugsOf(old.entry)) productSlugs.set(slug, sku);
      return false;
    });
  }
  return { accepted, refused, categoryIds };
}
