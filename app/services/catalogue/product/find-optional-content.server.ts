// @public

import { and, eq } from "drizzle-orm";
import type { OptionalContent } from "~/models/platform/media/product-record";
import { categories } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The optional content of an active category, or null. */
export async function findOptionalContent(ctx: ShopContext, slug: string): Promise<OptionalContent | null> {
  const [row] = await ctx.db
    .select({ content: categories.optionalContent })
    .from(categories)
    .where(
      and(eq(categories.tenantId, ctx.tenant.id), eq(categories.slug, slug), eq(categories.isActive, true)),
    );
  return row?.content ?? null;
}
