import { and, eq, inArray } from "drizzle-orm";
import { templateName } from "~/models/content/templates/written-template";
import { type PolicyKind, policySlugs, shopPolicies } from "~/models/shops/settings/shop-policies";
import { slugs, templates } from "~/tables/content/content";
import { type OwnerNote, ownerNotes } from "../../content/templates/owner-notes.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A policy that the shop has: its page, and what that asks of its owner still. */
export type PolicyPage = { kind: PolicyKind; slug: string; name: string; notes: OwnerNote[] };

/** The policies that shoppers find in the shop, in the order of links (rule policies-1). */
export async function listPolicyPages(ctx: ShopContext): Promise<PolicyPage[]> {
  const rows = await ctx.db
    .select({ slug: slugs.slug, name: templates.name, html: templates.renderHtml })
    .from(slugs)
    .innerJoin(templates, and(ofShop(templates, ctx), eq(templates.id, slugs.targetId)))
    .where(and(ofShop(slugs, ctx), eq(slugs.kind, "page"), inArray(slugs.slug, [...policySlugs])));
  return shopPolicies(rows.map(({ slug }) => slug)).flatMap(({ kind, slug }) => {
    const row = rows.find((one) => one.slug === slug);
    if (!row) return [];
    const name = templateName({ entity_type: "page", name: row.name });
    return [{ kind, slug, name, notes: ownerNotes(row.html) }];
  });
}
