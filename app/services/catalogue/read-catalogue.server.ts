// @public

import { type SQL, sql } from "drizzle-orm";
import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { ShopContext } from "../shops/context/shop-context.server";
import { selectTexts } from "./products/select-texts.server";
import { joinOfferParts, offerJson } from "./save/offer-json.server";

/**
 * A product as it is stored, with its id. One that the files no longer name is archived; its entry says what
 * it was before, which it is again when its row comes back.
 */
export type StoredCatalogueProduct = { entry: CatalogueEntry; id: number; isArchived: boolean };

type CatalogueRow = Omit<CatalogueEntry, "createdAt"> & {
  id: number;
  createdAt: Date;
  isArchived: boolean;
};

/**
 * Reads products and variations of the tenant with the offer of the shop's seller: products in the order
 * they were made, each before its variations.
 * @param ids which of them; all without
 */
export async function readCatalogue(
  ctx: ShopContext,
  ids?: readonly number[],
): Promise<StoredCatalogueProduct[]> {
  const among = (column: SQL) => (ids ? sql`and ${column} = any(${sql.param(ids)}::bigint[])` : sql``);
  const { rows } = await ctx.db.execute<CatalogueRow>(sql`
    select p.id, p.sku, p.jpin, parent.sku as "parentSku", p.class_code as "classCode", p.name, ${selectTexts("p")},
      p.description, p.slug, p.images, p.option_axes as "optionAxes", p.option_values as "optionValues",
      p.option_set as "optionSet",
      p.attributes, coalesce(p.archived_from, p.status) as status, p.archived_from is not null as "isArchived", p.featured, p.sales_rank as "salesRank",
      p.imported_rating_hundredths as "importedRatingHundredths", p.imported_review_count as "importedReviewCount",
      p.tax_class as "taxClass",
      p.weight_g as "weightG", p.non_shippable as "nonShippable", p.shipping_terms as "shippingTerms",
      p.downloads, p.subscription_plans as "subscriptionPlans", p.videos,
      p.position, p.created_at as "createdAt", p.translations,
      coalesce(listed.found, '[]') as "categorySlugs",
      coalesce(children.found, '[]') as "childSkus",
      ${offerJson} as offer
    from products p
    left join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id and o.seller_id = ${ctx.shop.sellerId}
      and o.archived_from is null
    left join products parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
    ${joinOfferParts(ctx.tenant.id, ids)}
    left join (select pc.product_id, jsonb_agg(c.slug order by pc.is_primary desc, c.slug) as found
      from product_categories pc join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
      where pc.tenant_id = ${ctx.tenant.id} and not pc.by_rule ${among(sql`pc.product_id`)} group by pc.product_id) listed on listed.product_id = p.id
    left join (select pc.parent_id, jsonb_agg(child.sku order by pc.position) as found
      from product_children pc join products child on child.tenant_id = pc.tenant_id and child.id = pc.child_id
      where pc.tenant_id = ${ctx.tenant.id} ${among(sql`pc.parent_id`)} group by pc.parent_id) children on children.parent_id = p.id
    where p.tenant_id = ${ctx.tenant.id} ${among(sql`p.id`)}
    order by coalesce(p.parent_id, p.id), p.parent_id nulls first, p.position, p.id`);
  return rows.map(({ id, createdAt, isArchived, ...row }) => ({
    id,
    isArchived,
    entry: { ...row, createdAt: new Date(createdAt).toISOString() },
  }));
}
