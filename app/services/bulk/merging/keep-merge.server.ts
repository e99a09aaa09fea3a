import { and, eq, sql } from "drizzle-orm";
import type { MovedRows } from "~/models/catalogue/merging/moved-rows";
import { productMerges } from "~/tables/catalogue/product-merges";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What went from one product, or variation, to another. */
export type MovedPart = { fromId: number; toId: number; moved: MovedRows };

/** A merge or split as it is stored. */
export type KeptMerge = typeof productMerges.$inferSelect;

/**
 * Keeps what a merge or split moved, to be undone: of the product first, then of its variations, which name
 * the product's number and are undone with it.
 * @param more of the product alone
 * @returns the number of the product's
 */
export async function keepMerge(
  ctx: ShopContext,
  kind: KeptMerge["kind"],
  [whole, ...variations]: readonly MovedPart[],
  more: MovedRows,
): Promise<number> {
  const common = { tenantId: ctx.tenant.id, kind, createdAt: ctx.now() };
  if (!whole) return 0;
  const [row] = await ctx.db
    .insert(productMerges)
    .values({ ...whole, ...common, moved: { ...whole.moved, ...more } })
    .returning({ id: productMerges.id });
  const id = row?.id ?? 0;
  if (variations.length > 0)
    await ctx.db
      .insert(productMerges)
      .values(variations.map((part) => ({ ...part, ...common, moved: { ...part.moved, of: [[id]] } })));
  return id;
}

/** Whether a row is of a whole product, not of a variation that went with it. */
export const isWhole = sql`not (${productMerges.moved} ? 'of')`;

/** What variations moved in a merge or split of their product. */
export const partsOf = (ctx: ShopContext, id: number): Promise<KeptMerge[]> =>
  ctx.db
    .select()
    .from(productMerges)
    .where(
      and(
        eq(productMerges.tenantId, ctx.tenant.id),
        sql`${productMerges.id} > ${id} and ${productMerges.moved} -> 'of' = ${JSON.stringify([[id]])}::jsonb`,
      ),
    )
    .orderBy(productMerges.id);
