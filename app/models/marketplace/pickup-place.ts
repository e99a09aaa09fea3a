// @public

import { phrase } from "~/models/platform/texts/phrase";
import { shopAddress } from "../shops/hosts/shop-address";
import type { Shop } from "../shops/shop";
import type { SellerProfile } from "./seller-profile";

/** Where a shopper collects an order: an address or a name in one line, and how; the note may be empty. */
export type PickupPlace = { address: string; note: string };

/** Who gets the goods ready. */
type PickupSeller = { name: string; isHouse: boolean; profile: Pick<SellerProfile, "address" | "pickup"> };

/**
 * Where goods of a seller are collected in a shop (rule shipping-5): in a marketplace at the seller's
 * address, elsewhere at the shop's. Where neither is known it is their name.
 */
export function pickupPlace(
  shop: Pick<Shop, "name" | "type" | "settings">,
  { name, isHouse, profile }: PickupSeller,
): PickupPlace {
  const { line1, city, region, postalCode } = profile.address;
  const ofSeller = [line1, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(", ");
  const ofShop = shopAddress(shop);
  const isMarket = shop.type === "marketplace";
  const address = isMarket ? ofSeller || (isHouse ? ofShop : "") || name : ofShop || ofSeller || shop.name;
  return { address, note: profile.pickup.note };
}

/** The place in one sentence, and the note after it. */
export const pickupText = ({ address, note }: PickupPlace): string =>
  [phrase("Collect it at {address}.", { address }), note].filter(Boolean).join(" ");
