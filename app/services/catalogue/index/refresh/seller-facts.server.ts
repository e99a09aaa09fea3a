import type { OfferSituation } from "~/models/catalogue/choose-offer";
import { defaultSituation } from "~/models/catalogue/offer/situation-at";
import type { SellerOffer } from "~/models/catalogue/seller-offer";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { SellerRecord } from "~/models/marketplace/seller-view";
import { listMarketSellers } from "../../../marketplace/find-seller.server";
import type { ShopContext } from "../../../shops/shop-context.server";

/** The attribute that says whether a seller of a product offers pickup (rule sellers-7). */
const pickupCode = "pickup";
const pickupValue = "Pickup available";

/** What an index knows of the sellers of a marketplace; nothing in other shops. */
export class SellerFacts {
  /** How an offer is chosen for a visitor who has said nothing, by which products are found and sorted. */
  readonly situation: OfferSituation;
  readonly #byId: ReadonlyMap<string, SellerRecord>;

  constructor(sellers: readonly SellerRecord[] = []) {
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

/** Reads what the index of a shop needs to know of its sellers. */
export async function readSellerFacts({ db, shop }: Pick<ShopContext, "db" | "shop">): Promise<SellerFacts> {
  if (shop.type !== "marketplace") return new SellerFacts();
  return new SellerFacts(await listMarketSellers({ db, tenant: shop.tenant }));
}
