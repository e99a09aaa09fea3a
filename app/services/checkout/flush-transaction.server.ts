// @public

import type { Visitor } from "~/models/shops/visitors/visitor";
import { saveDraft } from "../selling/checkout/save-draft.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/** Forgets what the shopper approved. Nothing was charged, so the provider need not know. */
export async function flushTransaction(ctx: ShopContext, visitor: Visitor): Promise<void> {
  if (visitor.cartId !== null) await saveDraft(ctx, visitor, { express: null });
}
