// @public

import type { Visitor } from "~/models/shops/visitors/visitor";
import { readCart } from "../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../selling/checkout/save-draft.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { findWallet } from "./wallets.server";

/**
 * Forgets what the shopper approved at a wallet. Nothing was charged, so the wallet need not know.
 * @throws AppError `not_found` where there is no such wallet
 */
export async function flushTransaction(
  ctx: ShopContext,
  visitor: Visitor,
  wallet: string | undefined,
): Promise<void> {
  const { code } = findWallet(wallet);
  const { summary, draft } = await readCart(ctx, visitor);
  if (summary.id !== null && draft.express?.provider === code)
    await saveDraft(ctx, visitor, { express: null });
}
