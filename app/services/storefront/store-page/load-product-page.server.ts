import { redirect } from "@remix-run/node";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { boundChoices } from "~/models/catalogue/options/bound-choices";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import { type VideoView, videoViews } from "~/models/catalogue/product/gallery-items";
import {
  type ProductPageView,
  type ShownProduct,
  shownProduct,
} from "~/models/catalogue/product/product-page";
import { ledAway } from "~/models/catalogue/variation/led-away";
import type { QuestionView } from "~/models/conversations/product-question";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import { mostListed, questionJsonLd } from "~/models/conversations/question-json-ld";
import { takesProductMessages } from "~/models/conversations/takes-product-messages";
import { formatMajor } from "~/models/platform/money/format-major";
import { pageImage } from "~/models/platform/page/page-image";
import { type StaticData, staticData } from "~/models/platform/page/static-data";
import { cutText } from "~/models/platform/text/storable-text";
import type { PageSlugs } from "~/models/shops/locales/page-url";
import { pageUrl } from "~/models/shops/locales/page-url";
import { breadcrumbJsonLd } from "~/models/shops/pages/breadcrumb-json-ld";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import type { ThumbnailSide } from "~/models/shops/pages/gallery";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { metaText, type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { shopTitle } from "~/models/shops/settings/shop-title";
import type { ShopTrust } from "~/models/shops/settings/shop-trust";
import { contentAudience, type Visitor } from "~/models/shops/visitors/visitor";
import { offerTerms } from "~/models/storefront/seo/offer-terms";
import { productJsonLd } from "~/models/storefront/seo/product-json-ld";
import { choicesParameter, openParameter, productPath, slugPath, withQuery } from "~/paths";
import { moreSellersPath } from "~/paths/places";
import { readSlugs } from "../../catalogue/addresses/read-slugs.server";
import { listRequestedProducts } from "../../catalogue/listing/list-requested-products.server";
import { productTag } from "../../catalogue/listing/select-cards.server";
import { findVariationSku } from "../../catalogue/product/find-variation-sku.server";
import { type ProductRead, readProduct } from "../../catalogue/product/read-product.server";
import { expressOffers } from "../../checkout/express-offers.server";
import { findPolicies } from "../../content/pages/find-policies.server";
import { readVideoEmbeds } from "../../content/video/read-video-embeds.server";
import { readQuestions } from "../../conversations/questions/read-questions.server";
import { loadProductReviews } from "../../conversations/reviews/load-product-reviews.server";
import { findMarketPage } from "../../marketplace/find-market-page.server";
import { shopPromises } from "../../payments/shop-promises.server";
import { listsOfProducts } from "../../selling/lists/lists-of-products.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * A product page. `jsonLd` is what it tells search engines; `updatedBy` names the option whose choice moved
 * others.
 */
export type ProductPageData = {
  kind: "product";
  product: ShownProduct;
  /** What the shop promises beneath 'Add to Cart'. */
  trust: StaticData<ShopTrust>;
  videos: VideoView[];
  thumbnails: ThumbnailSide;
  related: StaticData<ProductCardView[]> | null;
  /** Null in a shop without reviews. */
  reviews: StaticData<ProductReviews> | null;
  /** Null without any. */
  questions: StaticData<QuestionView[]> | null;
  updatedBy: string;
  /** The express buttons beside 'Add to Cart'. */
  express: ExpressOffer[];
  /** The customer's shopping lists that have it; with any of them the page is the customer's own. */
  onLists: ListSummary[];
  /** Whether customers can write to the store about it (rule conversations-2). */
  takesMessages: boolean;
  /** The marketplace's page of the product; null where this shop does not lead there. */
  atMarket: { name: string; url: string } | null;
  meta: PageMeta;
  jsonLd: StaticData<JsonLdItem[]>;
};

/** How many similar products stand below a product. */
const relatedCount = 4;

/**
 * Loads a product page; null when the product is not there, or has no such variation. `variationSku` is that
 * of `/pv/`, or null, and `sellerId` the seller whom the address chose (rule sellers-9).
 */
export async function loadProductPage(
  context: RequestContext,
  id: number,
  variationSku: string | null,
  query: URLSearchParams,
  sellerId: string | null = null,
): Promise<ProductPageData | null> {
  const visitor = await context.visitor();
  const addressSku = variationSku ?? query.get("search_keyword") ?? query.get("search-keyword");
  const [read, related] = await Promise.all([
    readProduct(context, visitor, {
      id,
      addressSku,
      openLabels: query.get(openParameter)?.split("|") ?? null,
      sellerId,
    }),
    listRelated(context, visitor, id),
  ]);
  if (!read) return null;
  const { product } = read;
  if (variationSku !== null && variationSku !== product.shownSku)
    return leadToVariation(context, read, variationSku, query);
  if (read.isElsewhere) throw redirect(moreSellersPath(product.market?.jpin ?? ""), 302);
  context.addCacheTags(...read.tags);
  const [embeds, reviews, questions, market, onLists, policies] = await Promise.all([
    readVideoEmbeds(context, product.videos),
    loadProductReviews(context, visitor, product, query),
    readQuestions(context, product.id),
    findMarketPage(context, { id: product.id, slug: read.slug }),
    listsOf(context, visitor, product.id),
    findPolicies(context),
  ]);
  // The slug of the page may keep a seller; search engines know the product by one address.
  const url = pageUrl(context, productPath(read.slug));
  const { link_products, canonical_products } = context.shop.settings.marketplace;
  const variationUrl = (sku: string) => pageUrl(context, productPath(read.slug, sku));
  // Variations may be different sellers'.
  const sellerName = read.offers.length > 0 ? undefined : product.market?.seller?.name;
  const { origin, shop } = context;
  const terms = offerTerms(shop.settings, {
    isOneSeller: shop.type !== "marketplace",
    origin: pageUrl(context, ""),
    policies,
  });
  const where = { origin, shopName: shopTitle(shop), sellerName, terms, url, variationUrl };
  return {
    kind: "product",
    product: shownProduct(
      { ...product, axes: boundChoices(product.axes, cutText(query.get(choicesParameter) ?? "", 60)) },
      context.isDocument,
    ),
    trust: staticData(shopPromises(context.shop, policies), context.isDocument),
    videos: videoViews(product.videos, embeds),
    thumbnails: context.shop.settings.product_page.thumbnails,
    related: related.length > 0 ? staticData(related, context.isDocument) : null,
    reviews: reviews && staticData(reviews, context.isDocument),
    questions: questions?.length ? staticData(questions, context.isDocument) : null,
    updatedBy: query.get("updated") ?? "",
    express: expressOffers(context.shop, "product_page"),
    onLists,
    takesMessages: takesProductMessages(context.shop.settings.modules.messages),
    atMarket: market && link_products ? { name: market.name, url: market.url } : null,
    meta:
      market && canonical_products
        ? { ...productMeta(context, product, market.canonical), alternates: [] }
        : productMeta(
            context,
            product,
            url,
            await readSlugs(context, { kind: "product", id, tag: productTag(id) }, read.slug),
          ),
    jsonLd: staticData(
      [
        productJsonLd(product, read.offers, where, reviews?.reviews),
        productTrail(context, product, url),
        ...(questions ?? []).slice(0, mostListed).map((question) => questionJsonLd(question, url)),
      ],
      context.isDocument,
    ),
  };
}

/**
 * Leads from the address of a variation that is not shown to the one that is (rule addresses-2): another
 * spelling of its SKU for good, what is unavailable to the variation most like it, what is archived to the
 * product; the page says so then. Null for no variation of the product.
 * @throws Response the redirect
 */
async function leadToVariation(
  context: RequestContext,
  { product, row }: ProductRead,
  asked: string,
  query: URLSearchParams,
): Promise<null> {
  const sku = await findVariationSku(context, product.id, asked);
  if (sku === null) return null;
  const isListed = row.variations.some((one) => one.sku === asked);
  const to = sku !== asked ? sku : isListed ? product.shownSku : null;
  const kept = Object.fromEntries(query);
  const told = sku === asked ? { ...kept, updated: ledAway } : kept;
  const path = withQuery(productPath(product.slug, to ?? undefined), told);
  throw redirect(path, sku === asked ? 302 : 301);
}

/** The customer's shopping lists that have a product (rule lists-15); of empty ones nothing is read. */
async function listsOf(
  context: RequestContext,
  { customer, hasListed }: Visitor,
  productId: number,
): Promise<ListSummary[]> {
  if (!customer || !hasListed || !publicSettings(context.shop).modules.shopping_list.enable) return [];
  const lists = await listsOfProducts(context, customer.id, [productId]);
  return lists.get(productId) ?? [];
}

/** What is similar to a product, found once for all visitors who see the same prices. */
function listRelated(context: RequestContext, visitor: Visitor, id: number): Promise<ProductCardView[]> {
  return context.remember(`related ${id} ${contentAudience(visitor)}`, async (addCacheTags) => {
    const { products, tags } = await listRequestedProducts(context, visitor, {
      selection: "similar",
      similarTo: id,
      limit: relatedCount,
    });
    addCacheTags(productTag(id), ...tags);
    return products;
  });
}

/** A variation's page is canonical to its product's, so that they do not compete (rule seo-3). */
function productMeta(
  { origin, shop }: RequestContext,
  product: ProductPageView,
  url: string,
  slugs: PageSlugs | null = null,
): PageMeta {
  const [image] = product.images;
  const { price } = product;
  return pageMeta(shop, {
    title: product.metaTitle || product.name,
    description: product.metaDescription || metaText(product.shortDescription || product.description),
    canonical: url,
    slugs,
    image: image ? pageImage(origin, image) : null,
    type: "product",
    price:
      price.kind === "visible"
        ? { amount: formatMajor(price.priceMinor, price.currency), currency: price.currency }
        : null,
  });
}

function productTrail(context: RequestContext, product: ProductPageView, url: string) {
  const above = product.breadcrumb.map(({ name, slug }) => ({ name, url: pageUrl(context, slugPath(slug)) }));
  return breadcrumbJsonLd([...above, { name: product.name, url }]);
}
