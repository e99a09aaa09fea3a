import { and, eq } from "drizzle-orm";
import type { MenuItem } from "~/models/content/menu";
import { menus } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** A menu ready to show. */
export type FoundMenu = { id: string; name: string; items: MenuItem[] };

/** Finds a menu of the shop by its id, or null. */
export async function findMenu(ctx: ShopContext, id: string): Promise<FoundMenu | null> {
  const [row] = await ctx.db
    .select({ id: menus.id, name: menus.name, items: menus.items })
    .from(menus)
    .where(and(eq(menus.shopId, ctx.shop.id), eq(menus.id, id)));
  return row ?? null;
}
