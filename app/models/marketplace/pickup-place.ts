// @public

import { phrase } from "~/models/platform/texts/phrase";
import { shopAddress } from "../shops/hosts/shop-address";
import type { Shop } from "../shops/shop";
import type { SellerProfile } from "./seller-profile";

/** Where a shopper collects an order: an address or a name in one line, and how; the note may be empty. */
export type PickupPlace = { address: string; note: string };

/** Who gets the goods ready. */
type PickupSeller = { name: string; isHouse: boolean; profile: Pick<SellerProfile, "address" | "pickup"> };

/** The same place as an address; parts that are not known are empty. */
export type PickupAddress = Record<"address_line1" | "city" | "state" | "postcode" | "country", string>;

type PlaceShop = Pick<Shop, "name" | "type" | "settings">;

/**
 * Where goods of a seller are collected in a shop (rule shipping-5): in a marketplace at the seller's
 * address, elsewhere at the shop's. Where neither is known it is their name.
 */
export function pickupPlace(shop: PlaceShop, seller: PickupSeller): PickupPlace {
  const source = sourceOf(shop, seller);
  const known = { seller: sellerAddress(seller), shop: shopAddress(shop) };
  const name = shop.type === "marketplace" ? seller.name : shop.name;
  return { address: source ? known[source] : name, note: seller.profile.pickup.note };
}

/** The address of that place. */
export function pickupAddress(shop: PlaceShop, seller: PickupSeller): PickupAddress {
  const { client_address: own } = shop.settings;
  const { line1, city, region, postalCode } = seller.profile.address;
  const source = sourceOf(shop, seller);
  if (source === null) return { address_line1: "", city: "", state: "", postcode: "", country: "" };
  const country = own.country || (shop.settings.checkout_countries[0] ?? "");
  if (source === "seller")
    return { address_line1: line1, city, state: region, postcode: postalCode, country };
  const { address_line1, city_locality, state_province, postal_code } = own;
  return { address_line1, city: city_locality, state: state_province, postcode: postal_code, country };
}

const sellerAddress = ({ profile }: PickupSeller): string => {
  const { line1, city, region, postalCode } = profile.address;
  return [line1, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(", ");
};

/** Whose address it is; null where none is known. */
function sourceOf(shop: PlaceShop, seller: PickupSeller): "seller" | "shop" | null {
  const [ofSeller, ofShop] = [sellerAddress(seller) !== "", shopAddress(shop) !== ""];
  if (shop.type === "marketplace") return ofSeller ? "seller" : seller.isHouse && ofShop ? "shop" : null;
  return ofShop ? "shop" : ofSeller ? "seller" : null;
}

/** The place in one sentence, and the note after it. */
export const pickupText = ({ address, note }: PickupPlace): string =>
  [phrase("Collect it at {address}.", { address }), note].filter(Boolean).join(" ");
