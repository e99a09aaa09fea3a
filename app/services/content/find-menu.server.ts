import { and, eq } from "drizzle-orm";
import type { MenuItem } from "~/models/content/menu";
import { menus } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { ContentCache } from "./content-cache.server";

/** A menu ready to show. */
export type FoundMenu = { id: string; name: string; items: MenuItem[] };

/** Finds a menu of the shop by its id, or null. Kept for five minutes and forgotten at once when it changes. */
export async function findMenu(
  ctx: ShopContext & { content: ContentCache },
  id: string,
): Promise<FoundMenu | null> {
  return ctx.content.remember(ctx.shop.id, "menu", id, async () => {
    const [row] = await ctx.db
      .select({ id: menus.id, name: menus.name, items: menus.items })
      .from(menus)
      .where(and(eq(menus.shopId, ctx.shop.id), eq(menus.id, id)));
    return row ?? null;
  });
}
