// @public

import { sellerName } from "~/models/marketplace/seller-name";
import type { CartOfSeller } from "~/models/selling/cart/cart-of-seller";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { mergeSummaries } from "~/models/selling/cart-summary/merge-summaries";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findPurchase, readPurchase } from "./read-purchase.server";

/** The goods of the cart page, by seller in a marketplace, and together. */
export type CartPageView = {
  carts: CartOfSeller[];
  summary: CartSummary;
  /** The answers that all carts share, and those of the first. */
  draft: CheckoutDraft;
};

/** Reads what a visitor's cart page shows (rule cart-12). */
export async function readCartPage(ctx: ShopContext, visitor: Visitor): Promise<CartPageView> {
  const opened = await readPurchase(ctx, await findPurchase(ctx, visitor));
  const isMarket = ctx.shop.type === "marketplace";
  return {
    carts: opened.map(({ summary, seller, draft }) => ({
      seller: isMarket && seller ? sellerName(seller) : null,
      summary,
      note: draft.customerNote ?? "",
    })),
    summary: mergeSummaries(opened.map(({ summary }) => summary)),
    draft: opened[0]?.draft ?? {},
  };
}
