// @public

import { and, inArray } from "drizzle-orm";
import { wordsIn } from "~/models/platform/translations/words-in";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { languageRead } from "~/models/shops/translations/language-read";
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

/** The same as pages show them: in the language that is read (rule texts-8). */
export async function readSpokenContents(
  ctx: ShopContext,
  names: readonly string[],
): Promise<Map<string, WidgetContent>> {
  return contentsIn(ctx, await readWidgetContents(ctx, names));
}

/** Contents as they read in the language of a page; those of the first language as they stand. */
export function contentsIn(
  { shop }: Pick<ShopContext, "shop">,
  contents: Map<string, WidgetContent>,
): Map<string, WidgetContent> {
  const language = languageRead(shop);
  if (language === null) return contents;
  return new Map([...contents].map(([name, content]) => [name, wordsIn(content, language)]));
}
