import { type Pickup, pickupOffers } from "~/models/agents/purchase/shown-purchase";
import { pickupText } from "~/models/marketplace/pickup-place";
import { readPickupAddress, readPickupPlace } from "../../marketplace/read-pickup-place.server";
import type { OpenCart } from "../../selling/cart-page/read-cart-summary.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Where what is bought can be collected: in one place, as long as one seller has all of it (rule agents-21).
 */
export async function readPickup(ctx: ShopContext, carts: readonly OpenCart[]): Promise<Pickup | null> {
  const [cart, ...others] = carts.filter(({ summary }) => summary.needsShipping);
  const seller = cart?.seller;
  if (!seller || others.length > 0 || pickupOffers(cart.summary).length === 0) return null;
  const place = await readPickupPlace(ctx, seller.id);
  const unnamed = { first_name: "", last_name: "", address_line2: "", phone: "" };
  return {
    name: seller.name,
    text: pickupText(place),
    address: { ...unnamed, ...(await readPickupAddress(ctx, seller.id)) },
  };
}
