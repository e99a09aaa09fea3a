import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What follows from the members of families, counted anew after one came, went or moved: ratings.
 * @param productIds products or variations, whose whole families are concerned
 * @returns tags of what shows something else now
 */
type FamiliesHandler = (ctx: ShopContext, productIds: readonly number[]) => Promise<string[]>;

declare module "../../shops/context/shop-context.server" {
  interface AreaHandlers {
    /** What products have from their members, besides prices and stock. */
    familiesChanged: readonly FamiliesHandler[];
  }
}

/**
 * Lets the areas below count anew what they know of families.
 * @returns tags of what shows something else now
 */
export async function countFamilies(ctx: ShopContext, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const tags: string[] = [];
  for (const count of ctx.handlers.familiesChanged) tags.push(...(await count(ctx, productIds)));
  return tags;
}
