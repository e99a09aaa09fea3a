// @public

import { and, eq } from "drizzle-orm";
import type { MenuItem } from "~/models/content/menus/menu";
import { wordsIn } from "~/models/platform/translations/words-in";
import { languageRead } from "~/models/shops/translations/language-read";
import { menus } from "~/tables/content/content";
import type { Remember } from "../../shops/changes/data-cache.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A menu ready to show. */
export type FoundMenu = { id: string; name: string; items: MenuItem[] };

/** Finds a menu of the shop by its id, or null. Remembered until it changes (rule templates-8). */
export async function findMenu(
  ctx: ShopContext & { remember: Remember },
  id: string,
): Promise<FoundMenu | null> {
  return ctx.remember(`menu ${id}`, async (addCacheTags, doNotKeep) => {
    addCacheTags(`menu:${id}`);
    const [row] = await ctx.db
      .select({ id: menus.id, name: menus.name, items: menus.items })
      .from(menus)
      .where(and(ofShop(menus, ctx), eq(menus.id, id)));
    // Any client can ask for menus that do not exist.
    if (!row) doNotKeep();
    const language = languageRead(ctx.shop);
    return row && language !== null ? wordsIn(row, language) : (row ?? null);
  });
}
