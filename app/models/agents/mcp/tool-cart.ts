import type { z } from "zod";
import type { AskedPurchase } from "../purchase/asked-purchase";
import type { ShownPurchase } from "../purchase/shown-purchase";
import { cartAnswer } from "../ucp/checkout-answer";
import { askedInCart, cartCallSchema } from "../ucp/checkout-call";
import type { toolInputs } from "./mcp-tools";

/** What a cart is asked for after a call of the tool: it replaces all of it, as UCP's call does. */
export function askedByTool(
  before: AskedPurchase,
  { items, codes, country, state, postcode }: Omit<z.output<typeof toolInputs.set_cart>, "cart_id">,
): AskedPurchase {
  const call = cartCallSchema.parse({
    line_items: items.map(({ sku, quantity }) => ({ item: { id: sku }, quantity })),
    discounts: { codes },
    context: { address_country: country, address_region: state, postal_code: postcode },
  });
  return askedInCart(before, call);
}

/** A cart as the tool answers it: what UCP's cart says, without what it says of the protocol. */
export function toolCart(shown: ShownPurchase) {
  const { ucp: _, id: cart_id, ...cart } = cartAnswer(shown, {});
  return { cart_id, ...cart };
}
