// @public

import { firstCountry } from "~/models/accounts/address/country-choices";
import type { EstimateCall } from "~/models/selling/cart/estimate-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { PostalPlaces } from "../../marketplace/postal-places.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findDestination } from "../cart/find-destination.server";
import { type OpenCart, readCart } from "./read-cart-summary.server";

/**
 * The visitor's cart as it would be at another place and by another shipping method (rule cart-7); nothing is
 * saved. An empty cart is returned as it is, unless the call asks for it explicitly.
 * @throws AppError `invalid` for a place that is not known
 */
export async function estimateTax(
  ctx: ShopContext & { places: PostalPlaces },
  visitor: Visitor,
  { address, shipping_method, is_explicit }: EstimateCall,
): Promise<OpenCart> {
  const saved = await readCart(ctx, visitor);
  if (saved.summary.items.length === 0 && !is_explicit) return saved;
  const country = address.country ?? firstCountry(ctx.shop.settings.checkout_countries);
  const estimatedFor = await findDestination(ctx, { ...address, country });
  return readCart(ctx, visitor, {
    draft: {
      // The place asked about takes the place of an address.
      estimatedFor,
      shippingAddress: undefined,
      billingAddress: undefined,
      ...(shipping_method === "" ? {} : { shippingMethodCode: shipping_method }),
    },
    isMethodAsked: shipping_method !== "",
  });
}
