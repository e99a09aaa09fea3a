import type { CartSummary } from "~/models/api/fields/generated/cart-summary";
import { summaryFields } from "~/models/api/fields/summary-fields";
import { listCarts } from "../../../selling/cart/list-carts.server";
import { readCart } from "../../../selling/cart-page/read-cart-summary.server";
import { summaryView } from "../../summary-view.server";
import type { ApiContext } from "../api-context.server";

/** The visitor's cart for the API. */
export async function readSummaryFields({ ctx, visitor }: ApiContext): Promise<CartSummary> {
  const known = await visitor();
  return summaryFields(await summaryView(ctx, known, await readCart(ctx, known)));
}

/** The visitor's carts with all sellers for the API; one without lines is none. */
export async function readCartsFields({ ctx, visitor }: ApiContext): Promise<CartSummary[]> {
  const known = await visitor();
  const carts = await listCarts(ctx, known);
  const fields = await Promise.all(
    carts.map(async (cart) => summaryFields(await summaryView(ctx, known, cart))),
  );
  return fields.filter(({ items, invalid_items }) => items.length > 0 || invalid_items.length > 0);
}
