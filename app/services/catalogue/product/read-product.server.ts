// @public

import { sql } from "drizzle-orm";
import { type SetOffer, setOffer } from "~/models/catalogue/offer/set-offer";
import { type VariationOffer, variationOffers } from "~/models/catalogue/offer/variation-offers";
import { type Viewer, viewerOf } from "~/models/catalogue/price/viewer";
import { downloadOffer } from "~/models/catalogue/product/product-downloads";
import {
  type ProductPageRecord,
  type ProductPageView,
  productPage,
} from "~/models/catalogue/product/product-page";
import { methodLimitText } from "~/models/catalogue/stock/shipping-terms";
import { ratingOf } from "~/models/marketplace/rating";
import { inZone } from "~/models/platform/date/format-date";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { categoryTag } from "../categories/read-category.server";
import { isListed, joinOffer, sellerOf } from "../listing/listed-product.server";
import { type CardContext, type CardPage, productTag, selectCards } from "../listing/select-cards.server";
import { atMarket } from "../products/at-market.server";
import { readProductRows, type StoredProductRow } from "./read-product-rows.server";

/** A product page, what its variations are offered at, and the page cache's names of what it shows. */
export type ProductRead = {
  product: ProductPageView;
  /** What is stored of it, at the offers that are shown. */
  row: StoredProductRow;
  offers: VariationOffer[];
  tags: string[];
  /** Who sells what is shown: in a marketplace whose offer was chosen, elsewhere the shop's own seller. */
  sellerId: string;
  /** Its slug without a seller. */
  slug: string;
  /** Whether the variation of the address is another seller's than the one chosen (rule sellers-10). */
  isElsewhere: boolean;
};

/** Which page of a product is wanted. */
type WantedPage = {
  id: number;
  /** The variation named by `/pv/{sku}` or `search_keyword`, or null. */
  addressSku: string | null;
  /** Options of it that the address leaves open. */
  openLabels?: string[] | null;
  /** The seller whom the address chose (rule sellers-9). */
  sellerId?: string | null;
};

/** Reads the page of a product; null when it is not there, archived, invisible or itself a variation. */
export async function readProduct(
  ctx: CardContext,
  visitor: Visitor,
  { id, addressSku, openLabels = null, sellerId: wantedId = null }: WantedPage,
): Promise<ProductRead | null> {
  const [row] = await readProductRows(ctx, [id], wantedId);
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
  const page = productPage(record, group, viewer, addressSku, {
    displayMode: product_page.option_display,
    filters: catalogue.filters,
    tabs: product_page,
    openLabels,
    today: inZone(ctx.now(), ctx.shop.settings.general.time_zone).toISODate(),
  });
  const of = record.variations.find(({ sku }) => sku === page.variation?.sku)?.self.id ?? id;
  const product = await atMarket(ctx, page, row.market, { ofId: of, isChosen: wantedId !== null });
  const { deliveryEstimateId = row.deliveryEstimateId, sellerId = ctx.shop.sellerId } =
    row.market?.shown.get(of)?.offer ?? {};
  const shipping =
    row.nonShippable || page.isGiftCard
      ? { shippingHtml: "", methodLimitText: "", isShipped: false }
      : { methodLimitText: methodLimitText(row.shippingTerms, ctx.shop.settings.shipping_methods) };
  return {
    product: { ...product, ...shipping, deliveryEstimateId: hasEstimates ? deliveryEstimateId : null },
    row,
    offers: variationOffers(record.variations, row.optionAxes, viewer),
    tags: [...shownIds.map(productTag), ...trail.map(({ id }) => categoryTag(id)), ...(read?.tags ?? [])],
    sellerId,
    slug: row.slug,
    isElsewhere: row.market?.shown.get(of)?.isElsewhere ?? false,
  };
}

/** A stored product with its ratings, if the shop shows them. */
export function recordOf({ shop }: ShopContext, stored: StoredProductRow): ProductPageRecord {
  const { ratingHundredths, reviewCount, downloads, market: _market, ...kept } = stored;
  const { nonShippable: _, shippingTerms: _terms, jpin: _jpin, ...row } = kept;
  return {
    ...row,
    downloadText: downloads ? downloadOffer(downloads) : "",
    breadcrumb: (row.breadcrumb ?? []).map(({ name, slug }) => ({ name, slug })),
    rating: ratingOf(ratingHundredths, reviewCount, shop.settings.active_review_module),
  };
}

/**
 * The set of these products, each as its page opens (rule product-8); null unless all can be added together.
 */
async function readSetOffer(
  ctx: CardContext,
  viewer: Viewer,
  productIds: readonly number[],
): Promise<SetOffer | null> {
  const rows = new Map((await readProductRows(ctx, productIds)).map((row) => [row.id, row]));
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

/**
 * The card of a grouped product, then its children in order, without archived and invisible ones (rule
 * product-4).
 */
const readGroup = (ctx: CardContext, visitor: Visitor, id: number): Promise<CardPage> =>
  selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by p.id <> ${id}, pc.position, p.id)::int as position,
          0 as item_total, null::bigint as variation_id
        from products p ${joinOffer(sellerOf(ctx.shop))}
        left join product_children pc
          on pc.tenant_id = p.tenant_id and pc.child_id = p.id and pc.parent_id = ${id}
        where p.tenant_id = ${ctx.tenant.id} and ${isListed} and (p.id = ${id} or pc.parent_id is not null)`,
  );
