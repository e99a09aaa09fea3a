import type { CartOfSeller } from "~/models/cart-summary/cart-of-seller";
import type { CartSummary } from "~/models/cart-summary/cart-summary";
import { mergeSummaries } from "~/models/cart-summary/merge-summaries";
import type { CheckoutDraft } from "~/models/checkout/checkout-draft";
import { sellerName } from "~/models/marketplace/seller-name";
import type { Visitor } from "~/models/shops/visitor";
import { findPurchase, readPurchase } from "../checkout/read-purchase.server";
import type { ShopContext } from "../shops/shop-context.server";

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
