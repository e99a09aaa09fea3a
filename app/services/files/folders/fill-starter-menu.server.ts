import { and, asc, eq } from "drizzle-orm";
import type { MenuItem } from "~/models/content/menu";
import { starterMenu } from "~/models/files/folders/starter-menu";
import { categories } from "~/tables/catalogue";
import { menus } from "~/tables/content";
import { menuRecords } from "../../content/menu-records.server";
import { ofShop } from "../../shops/of-shop.server";
import type { ShopFilesContext } from "../files-context.server";

/**
 * A menu of this name is made from the categories by every import; an owner who renames it keeps what it
 * holds.
 */
const starterMenuName = "Main menu (from categories)";

/** Fills the starter menu with the category tree, so that what was imported can be browsed at once. */
export async function fillStarterMenu(ctx: ShopFilesContext): Promise<void> {
  const starters = await ctx.db
    .select({ id: menus.id })
    .from(menus)
    .where(and(ofShop(menus, ctx), eq(menus.name, starterMenuName)));
  if (starters.length === 0) return;
  const rows = await ctx.db
    .select()
    .from(categories)
    .where(and(eq(categories.tenantId, ctx.tenant.id), eq(categories.isActive, true)))
    .orderBy(asc(categories.position), asc(categories.id));
  const below = (parentId: number | null): MenuItem[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => ({ label: row.name, url: `/${row.slug}`, items: below(row.id) }));
  for (const { id } of starters)
    await menuRecords.save(ctx, id, { id, name: starterMenuName, items: starterMenu(below(null)) }, null);
}
