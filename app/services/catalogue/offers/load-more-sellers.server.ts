// @public

import { pagingOf, parseListingPage } from "~/models/catalogue/listing/paging";
import { orderOffers } from "~/models/catalogue/offer/choose-offer";
import { type MoreSellersView, type OfferView, offerView } from "~/models/catalogue/offer/more-sellers";
import { offer } from "~/models/catalogue/offer/offer-at";
import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { backorderOf } from "~/models/catalogue/stock/arrival";
import { variationText } from "~/models/catalogue/variation/variation-text";
import { phrase } from "~/models/platform/texts/phrase";
import { pageUrl } from "~/models/shops/locales/page-url";
import { type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { productPath } from "~/paths";
import { rememberSellers } from "../../marketplace/remember-sellers.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { Moved } from "../addresses/listing-address.server";
import { productTag } from "../listing/select-cards.server";
import { findSharedProduct } from "../product/find-shared-product.server";
import { readProductRows, type StoredProductRow } from "../product/read-product-rows.server";
import { listOfferingSellers } from "../products/list-offering-sellers.server";
import { offerSituation } from "../products/offer-situation.server";
import { productArrival } from "../stock/product-arrival.server";

/** Offers of a page. */
const limit = 50;

/** The page of every offer of a product or variation. */
export type MoreSellersData = MoreSellersView & { kind: "more-sellers"; meta: PageMeta };

/**
 * Loads every offer of a product or variation by its JPIN, in the order of rule sellers-5 (rule sellers-10).
 * Other shops than marketplaces have one seller, so that the address leads to the product. Null for an
 * unknown JPIN.
 */
export async function loadMoreSellers(
  context: RequestContext,
  jpin: string,
  query: URLSearchParams,
): Promise<MoreSellersData | Moved | null> {
  const page = parseListingPage(query.get("page"));
  const found = await findSharedProduct(context, jpin);
  if (!found || page === null) return null;
  const { slug, variationSku } = found;
  const [row] = context.shop.type === "marketplace" ? await readProductRows(context, [found.id]) : [];
  if (!row?.market || row.classCode === "grouped")
    return { kind: "moved", to: productPath(slug, variationSku ?? undefined), status: 302 };
  const shown = row.variations.find(({ sku }) => sku === variationSku) ?? row.variations[0];
  const every = row.market.every.get(shown?.self.id ?? row.id) ?? [];
  const paging = pagingOf(every.length, page, limit);
  if (page > paging.total) return null;
  context.addCacheTags(productTag(row.id), ...every.map(({ sellable }) => productTag(sellable.id)));
  const labels = row.optionAxes.map(({ label }) => label);
  return {
    kind: "more-sellers",
    name: row.name,
    variationText: shown ? variationText(shown.values, labels) : "",
    image: shown?.images[0] ?? row.images[0] ?? null,
    slug,
    pageJpin: found.jpin,
    variationSku: shown?.sku ?? null,
    variations: row.variations.map((one) => ({
      text: variationText(one.values, labels),
      jpin: one.jpin ?? "",
      isShown: one === shown,
    })),
    offers: await viewsOf(context, row, every, page),
    paging,
    meta: pageMeta(context.shop, {
      title: phrase("Sellers of {name}", { name: row.name }),
      canonical: pageUrl(context, productPath(slug)),
      robots: "noindex,follow",
    }),
  };
}

async function viewsOf(
  context: RequestContext,
  row: StoredProductRow,
  every: NonNullable<ReturnType<NonNullable<StoredProductRow["market"]>["every"]["get"]>>,
  page: number,
): Promise<OfferView[]> {
  const viewer = viewerOf(context.shop, await context.visitor());
  const sellers = await listOfferingSellers(context);
  const selling = new Map((await rememberSellers(context)).map((seller) => [seller.id, seller.selling]));
  const situation = { ...(await offerSituation(context)), hidesPrices: !canSeePrices(viewer) };
  const ordered = orderOffers(every, situation);
  return ordered.slice((page - 1) * limit, page * limit).flatMap((one) => {
    const seller = sellers.get(one.sellerId);
    const { stock } = offer(one.sellable, viewer);
    const asked = {
      estimateId: one.deliveryEstimateId,
      backorder: backorderOf(one.sellable, stock.isBackorders),
    };
    const isDelivered = !row.nonShippable && stock.isInStock;
    const arrival = isDelivered ? productArrival(context, asked, selling.get(one.sellerId) ?? null) : "";
    return seller ? [offerView(one, seller, viewer, arrival)] : [];
  });
}
