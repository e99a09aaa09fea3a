import { countSellers } from "~/models/catalogue/offer/choose-offer";
import type { ProductPageView } from "~/models/catalogue/product/product-page";
import { sharedProductSlug } from "~/paths/places";
import type { CardContext } from "../listing/select-cards.server";
import type { MarketRow } from "../product/read-product-rows.server";
import { listOfferingSellers } from "./list-offering-sellers.server";

/** What of a page's product is shown, and whether its address chose the seller. */
type Shown = { ofId: number; isChosen: boolean };

/**
 * A product's page with who sells it (rule sellers-9). Where the address chose the seller, links of the page
 * keep that seller. Outside of marketplaces the page stays as it is.
 */
export async function atMarket(
  ctx: CardContext,
  page: ProductPageView,
  market: MarketRow | null,
  { ofId, isChosen }: Shown,
): Promise<ProductPageView> {
  if (!market) return page;
  const own = market.shown.get(page.id)?.offer;
  const sellers = await listOfferingSellers(ctx);
  const isOpen = page.missing.length > 0 || (page.axes.length > 0 && !page.variation);
  const shown = market.shown.get(ofId)?.offer;
  const seller = sellers.get((isOpen && !isChosen ? undefined : shown?.sellerId) ?? "") ?? null;
  const chosen = isChosen ? sellers.get(own?.sellerId ?? "") : undefined;
  const count = countSellers(isOpen ? [...market.every.values()].flat() : (market.every.get(ofId) ?? []));
  const jpin = market.jpins.get(page.id) ?? "";
  return {
    ...page,
    slug: chosen ? sharedProductSlug({ slug: page.slug, jpin, seller: chosen.code }) : page.slug,
    itemDeliveryInfo: shown?.itemDeliveryInfo ?? "",
    market: {
      jpin: market.jpins.get(ofId) ?? jpin,
      seller,
      isChosen,
      sellers: page.price.kind === "visible" ? count : null,
    },
  };
}
