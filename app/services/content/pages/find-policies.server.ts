// @public

import { and, eq, inArray } from "drizzle-orm";
import { type Policy, policySlugs, shopPolicies } from "~/models/shops/settings/shop-policies";
import { slugs } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * The policy pages this shop has (rule policies-1). A page that comes or goes empties what is remembered of
 * its shop.
 */
export function findPolicies(context: RequestContext): Promise<Policy[]> {
  return context.remember("policies", async () => {
    const rows = await context.db
      .select({ slug: slugs.slug })
      .from(slugs)
      .where(and(ofShop(slugs, context), eq(slugs.kind, "page"), inArray(slugs.slug, [...policySlugs])));
    return shopPolicies(rows.map((row) => row.slug));
  });
}
