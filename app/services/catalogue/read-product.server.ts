import { sql } from "drizzle-orm";
import type { CategoryLink } from "~/models/catalogue/category-view";
import { type ProductPageView, type ProductRecord, productPage } from "~/models/catalogue/product-page";
import type { VariationRecord } from "~/models/catalogue/product-variations";
import { ratingOf } from "~/models/catalogue/rating";
import { type SetOffer, setOffer } from "~/models/catalogue/set-offer";
import { type VariationOffer, variationOffers } from "~/models/catalogue/variation-offers";
import { type Viewer, viewerOf } from "~/models/catalogue/viewer";
import { downloadOffer } from "~/models/download/download-text";
import type { ProductDownloads } from "~/models/download/product-downloads";
import type { Visitor } from "~/models/visitor/visitor";
import { namedStatement } from "../db/named-statement.server";
import type { ShopContext } from "../shop-context.server";
import { isListed, joinOffer } from "./listed-product.server";
import { categoryTag } from "./read-category.server";
import { type CardPage, productTag, selectCards } from "./select-cards.server";
import { selectTexts, variationTextsJson } from "./select-texts.server";
import { type SellableTuple, sellableJson, sellableOf } from "./sellable-row.server";

/** A product page, what its variations are offered at, and the page cache's names of what it shows. */
export type ProductRead = { product: ProductPageView; offers: VariationOffer[]; tags: string[] };

type ProductRow = Omit<ProductRecord, "self" | "downloadText" | "variations" | "breadcrumb" | "rating"> & {
  self: SellableTuple;
  ratingHundredths: number;
  reviewCount: number;
  downloads: ProductDownloads | null;
  nonShippable: boolean;
  variations: (Omit<VariationRecord, "self"> & { self: SellableTuple })[] | null;
  breadcrumb: (CategoryLink & { id: number })[] | null;
};

/**
 * Reads the page of a product; null when it is not there, archived, invisible or itself a variation.
 * @param openLabels options of it that the address leaves open
 * @param addressSku the variation named by `/pv/{sku}` or `search_keyword`, or null
 */
export async function readProduct(
  ctx: ShopContext,
  visitor: Visitor,
  {
    id,
    addressSku,
    openLabels = null,
  }: { id: number; addressSku: string | null; openLabels?: string[] | null },
): Promise<ProductRead | null> {
  const [row] = await readRows(ctx, [id]);
  if (!row) return null;
  const read = row.classCode === "grouped" ? await readGroup(ctx, visitor, id) : null;
  const [own, ...children] = read?.products ?? [];
  const record = recordOf(ctx, row);
  const trail = row.breadcrumb ?? [];
  const viewer = viewerOf(ctx.shop, visitor);
  const shownIds = [id, ...record.variations.map((variation) => variation.self.id)];
  const { catalogue, product_page, delivery_estimates } = ctx.shop.settings;
  const hasEstimates = delivery_estimates.length > 0 && !row.nonShippable;
  const childIds = children.map((child) => child.id);
  const group = own ? { own, children, set: await readSetOffer(ctx, viewer, childIds) } : null;
  const product = productPage(record, group, viewer, addressSku, {
    displayMode: product_page.option_display,
    filters: catalogue.filters,
    openLabels,
  });
  return {
    product: { ...product, deliveryEstimateId: hasEstimates ? row.deliveryEstimateId : null },
    offers: variationOffers(record.variations, row.optionAxes, viewer),
    tags: [...shownIds.map(productTag), ...trail.map(({ id }) => categoryTag(id)), ...(read?.tags ?? [])],
  };
}

/** A stored product with its ratings, if the shop shows them. */
function recordOf(
  { shop }: ShopContext,
  { ratingHundredths, reviewCount, downloads, nonShippable: _, ...row }: ProductRow,
): ProductRecord {
  return {
    ...row,
    downloadText: downloads ? downloadOffer(downloads) : "",
    self: sellableOf(row.self),
    variations: (row.variations ?? []).map((one) => ({ ...one, self: sellableOf(one.self) })),
    breadcrumb: (row.breadcrumb ?? []).map(({ name, slug }) => ({ name, slug })),
    rating: ratingOf(ratingHundredths, reviewCount, shop.settings.active_review_module),
  };
}

/** The set of these products, each as its page opens (rule product-8); null unless all can be added together. */
async function readSetOffer(
  ctx: ShopContext,
  viewer: Viewer,
  productIds: readonly number[],
): Promise<SetOffer | null> {
  const rows = new Map((await readRows(ctx, productIds)).map((row) => [row.id, row]));
  const pages = productIds.flatMap((id) => {
    const row = rows.get(id);
    return row ? [productPage(recordOf(ctx, row), null, viewer, null)] : [];
  });
  return setOffer(
    pages.map(({ name, variation, price, options, purchase }) => ({
      name,
      variationText: variation?.text ?? "",
      price,
      productId: options === null ? (purchase?.productId ?? null) : null,
    })),
  );
}

/** The card of a grouped product, then its children in order, without archived and invisible ones (rule product-4). */
const readGroup = (ctx: ShopContext, visitor: Visitor, id: number): Promise<CardPage> =>
  selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by p.id <> ${id}, pc.position, p.id)::int as position,
          0 as item_total, null::bigint as variation_id
        from products p ${joinOffer(ctx.shop.sellerId)}
        left join product_children pc
          on pc.tenant_id = p.tenant_id and pc.child_id = p.id and pc.parent_id = ${id}
        where p.tenant_id = ${ctx.tenant.id} and ${isListed} and (p.id = ${id} or pc.parent_id is not null)`,
  );

const selfJson = sellableJson("self", "any");
const variationJson = sellableJson("v", "any");

const readRows = ({ db, tenant, shop }: ShopContext, ids: readonly number[]): Promise<ProductRow[]> =>
  productRows(db, { tenantId: tenant.id, sellerId: shop.sellerId, ids });

const productRows = namedStatement<ProductRow>(
  "product_page",
  () => sql`
  select p.id, p.sku, p.slug, p.class_code as "classCode", p.name, ${selectTexts("p")},
    p.description, p.images, p.videos, o.item_delivery_info as "itemDeliveryInfo",
    o.delivery_estimate_id as "deliveryEstimateId",
    p.option_axes as "optionAxes", choices.code as "optionSetCode", choices.definition as "optionSet",
    p.attributes, p.rating_hundredths as "ratingHundredths",
    p.review_count as "reviewCount", p.downloads, p.subscription_plans as plans, p.non_shippable as "nonShippable", ${selfJson} as self, family.variations, trail.breadcrumb
  from products p ${joinOffer(sql`${sql.placeholder("sellerId")}`)}
  join sellables self on self.tenant_id = p.tenant_id and self.id = p.id and self.seller_id = o.seller_id
  left join option_sets choices on choices.tenant_id = p.tenant_id and choices.code = p.option_set
  left join lateral (
    select json_agg(json_build_object('sku', v.sku, 'values', v.option_values, 'images', v.images,
      'attributes', v.attributes, 'texts', ${variationTextsJson("own")}, 'self', ${variationJson}) order by v.position, v.id) as variations
    from sellables v join products own on own.tenant_id = v.tenant_id and own.id = v.id
    where p.class_code = 'variable_product' and v.tenant_id = p.tenant_id and v.parent_id = p.id
      and v.seller_id = o.seller_id
      and v.status <> 'archived' and v.is_listed
  ) family on true
  left join lateral (
    select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by length(c.path)) as breadcrumb
    from product_categories pc
    join categories leaf on leaf.tenant_id = pc.tenant_id and leaf.id = pc.category_id
    join categories c on c.tenant_id = pc.tenant_id and c.is_active
      and (c.id = leaf.id or starts_with(leaf.path, c.path || '/'))
    where pc.tenant_id = p.tenant_id and pc.product_id = p.id and pc.is_primary
  ) trail on true
  where p.tenant_id = ${sql.placeholder("tenantId")} and p.id = any(${sql.placeholder("ids")}::bigint[]) and ${isListed}`,
);
