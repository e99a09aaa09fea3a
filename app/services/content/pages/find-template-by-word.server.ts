import { and, eq, or, sql } from "drizzle-orm";
import { templates } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { StoredTemplate } from "../templates/find-template.server";

/** Finds the template a person means by a word: a slug before a name before an id. Null for none. */
export async function findTemplateByWord(ctx: ShopContext, word: string): Promise<StoredTemplate | null> {
  const id = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  const isSlug = eq(templates.slug, word);
  const isName = eq(templates.name, word);
  const [row] = await ctx.db
    .select()
    .from(templates)
    .where(and(ofShop(templates, ctx), or(isSlug, isName, eq(templates.id, id))))
    .orderBy(sql`case when ${isSlug} then 0 when ${isName} then 1 else 2 end`, templates.id)
    .limit(1);
  return row ?? null;
}
