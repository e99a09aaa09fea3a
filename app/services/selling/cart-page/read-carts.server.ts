// @public

import { withSharedAnswers } from "~/models/selling/cart/shared-answers";
import { withSharedCodes } from "~/models/selling/cart-summary/share-codes";
import { summarizeCarts } from "~/models/selling/cart-summary/summarize-carts";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import {
  type AssumedAnswers,
  type OpenCart,
  readSavedCart,
  type SavedCart,
} from "./read-cart-summary.server";

/**
 * Carts that are ordered together, at current prices and stock, each computed with the others in mind (rules
 * order-groups-6 and order-groups-7). It only reads.
 * @param cartIds of carts the visitor may order, in the order they are computed and shown
 */
export async function readCarts(
  ctx: ShopContext,
  visitor: Visitor,
  cartIds: readonly string[],
  assumed: AssumedAnswers = {},
): Promise<OpenCart[]> {
  const saved: SavedCart[] = [];
  for (const cartId of cartIds) saved.push(await readSavedCart(ctx, { ...visitor, cartId }, assumed));
  const drafts = withSharedAnswers(saved.map(({ draft }) => draft));
  const summaries = summarizeCarts(
    withSharedCodes(saved.map(({ input }, at) => ({ ...input, draft: drafts[at] ?? input.draft }))),
  );
  return saved.flatMap(({ input: _input, ...cart }, at) => {
    const summary = summaries[at];
    return summary ? [{ ...cart, draft: drafts[at] ?? cart.draft, summary }] : [];
  });
}
