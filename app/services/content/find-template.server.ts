import { and, eq } from "drizzle-orm";
import type { TemplateKind } from "~/models/content/template";
import { templates } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** A template as it is stored. */
export type StoredTemplate = typeof templates.$inferSelect;

/** How a template may be asked for. */
export type TemplateKey = { id: number } | { slug: string } | { entityType: TemplateKind; name?: string };

/** Finds one template of the shop, or null. */
export async function findTemplate(ctx: ShopContext, key: TemplateKey): Promise<StoredTemplate | null> {
  const ofShop = eq(templates.shopId, ctx.shop.id);
  const where =
    "id" in key
      ? eq(templates.id, key.id)
      : "slug" in key
        ? and(eq(templates.entityType, "page"), eq(templates.slug, key.slug))
        : and(
            eq(templates.entityType, key.entityType),
            key.name === undefined ? undefined : eq(templates.name, key.name),
          );
  const [row] = await ctx.db
    .select()
    .from(templates)
    .where(and(ofShop, where))
    .orderBy(templates.id)
    .limit(1);
  return row ?? null;
}
