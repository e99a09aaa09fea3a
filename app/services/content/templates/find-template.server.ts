// @public

import { and, desc, eq } from "drizzle-orm";
import type { TemplateKind } from "~/models/content/templates/template";
import { languageRead } from "~/models/shops/translations/language-read";
import { templates } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

export type StoredTemplate = typeof templates.$inferSelect;

/** How a template may be asked for. Pages for preview alone are found by id only. */
export type TemplateKey = { id: number } | { slug: string } | { entityType: TemplateKind; name?: string };

/**
 * Finds one template of the shop, or null. Without a name it is the primary one of its kind, or else the
 * oldest.
 */
export async function findTemplate(ctx: ShopContext, key: TemplateKey): Promise<StoredTemplate | null> {
  const isOwn = ofShop(templates, ctx);
  const isPublic = eq(templates.isPreviewOnly, false);
  const where =
    "id" in key
      ? eq(templates.id, key.id)
      : "slug" in key
        ? and(eq(templates.entityType, "page"), eq(templates.slug, key.slug), isPublic)
        : and(
            eq(templates.entityType, key.entityType),
            isPublic,
            key.name === undefined ? undefined : eq(templates.name, key.name),
          );
  const [row] = await ctx.db
    .select()
    .from(templates)
    .where(and(isOwn, where))
    .orderBy(desc(templates.isPrimary), templates.id)
    .limit(1);
  return row ? templateIn(ctx, row) : null;
}

/** A template as it reads in the language of a page (rule texts-8). */
export function templateIn({ shop }: Pick<ShopContext, "shop">, row: StoredTemplate): StoredTemplate {
  const said = row.translations?.[languageRead(shop) ?? ""];
  if (!said) return row;
  return {
    ...row,
    slug: said.slug || row.slug,
    metaTitle: said.meta_title || row.metaTitle,
    metaDescription: said.meta_description || row.metaDescription,
    renderHtml: said.html || row.renderHtml,
  };
}
