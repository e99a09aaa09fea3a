import type { SQL } from "drizzle-orm";
import type { OfferSituation } from "~/models/catalogue/offer/choose-offer";
import type { SellerOffer } from "~/models/catalogue/offer/seller-offer";
import { defaultSituation } from "~/models/catalogue/offer/situation-at";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { SellerRecord } from "~/models/marketplace/seller-view";
import type { ShopMarket } from "~/models/shops/markets/shop-market";
import { listMarketSellers } from "../../../marketplace/find-seller.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { spokenSql } from "../../../shops/translations/said.server";
import { sellerOf } from "../../listing/listed-product.server";

/** The attribute that says whether a seller of a product offers pickup (rule sellers-7). */
const pickupCode = "pickup";
const pickupValue = "Pickup available";

/**
 * The catalogue of an index: a tenant's products as one seller offers them, or in a marketplace each of its
 * sellers.
 */
export class IndexSource {
  /** How an offer is chosen for a visitor who has said nothing, by which products are found and sorted. */
  readonly situation: OfferSituation;
  readonly #byId: ReadonlyMap<string, SellerRecord>;

  /** @param sellerId null in a marketplace, whose `sellers` these are */
  constructor(
    readonly tenantId: string,
    readonly sellerId: string | null,
    sellers: readonly SellerRecord[],
    /** In which what products say is read; null for the first. */
    readonly language: SQL | null = null,
    /** Whose prices are read; absent for the shop's first. */
    readonly market?: ShopMarket,
  ) {
    this.#byId = new Map(sellers.map((seller) => [seller.id, seller]));
    this.situation = defaultSituation(
      sellers.map(({ profile, ...seller }) => ({ ...seller, place: profile.place })),
    );
  }

  /** Who offers a product, by name, and whether it can be collected from one of them. */
  attributesOf(offers: readonly SellerOffer[]): Record<string, string[]> {
    const sellers = offers.flatMap(({ sellerId }) => this.#byId.get(sellerId) ?? []);
    const hasPickup = sellers.some(({ profile }) => profile.pickup.isOffered);
    return {
      [sellerCode]: sellers.map(({ name }) => name),
      ...(hasPickup ? { [pickupCode]: [pickupValue] } : {}),
    };
  }
}

/** The catalogue of a shop's index, with its sellers as they are now. */
export async function readSource({ db, shop }: Pick<ShopContext, "db" | "shop">): Promise<IndexSource> {
  const sellerId = sellerOf(shop);
  const sellers = sellerId === null ? await listMarketSellers({ db, tenant: shop.tenant }) : [];
  return new IndexSource(shop.tenant.id, sellerId, sellers, spokenSql({ shop }), shop.market);
}
