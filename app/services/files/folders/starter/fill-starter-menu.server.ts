import { and, asc, eq } from "drizzle-orm";
import type { MenuItem } from "~/models/content/menus/menu";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { categories } from "~/tables/catalogue/catalogue";
import { menuRecords } from "../../../content/pages/menu-records.server";
import { saveRecord } from "../../../shops/records/save-record.server";
import type { ShopFilesContext } from "../../files-context.server";

/**
 * A menu of this name is made from the categories by every import; an owner who renames it keeps what it
 * holds.
 */
const starterMenuName = "Main menu (from categories)";

/** Fills the starter menu with the category tree, so that what was imported can be browsed at once. */
export async function fillStarterMenu(ctx: ShopFilesContext): Promise<void> {
  const starters = [...(await menuRecords.readAll(ctx)).values()].filter(
    ({ name }) => name === starterMenuName,
  );
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
  for (const before of starters) {
    const after = { ...before, items: below(null) };
    if (canonicalJson(after) !== canonicalJson(before))
      await saveRecord(ctx, menuRecords, before.id, { after, before });
  }
}
