// @public

import { and, inArray } from "drizzle-orm";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { widgetContents } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The contents stored under these attribute names, by name; a name without content is not among them. */
export async function readWidgetContents(
  ctx: ShopContext,
  names: readonly string[],
): Promise<Map<string, WidgetContent>> {
  if (names.length === 0) return new Map();
  const rows = await ctx.db
    .select({ name: widgetContents.attributeName, content: widgetContents.content })
    .from(widgetContents)
    .where(and(ofShop(widgetContents, ctx), inArray(widgetContents.attributeName, [...names])));
  return new Map(rows.map((row) => [row.name, row.content]));
}
