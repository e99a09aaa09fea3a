import { and, eq } from "drizzle-orm";
import type { CartCredit } from "~/models/cart/store-credit";
import type { CartSummary } from "~/models/cart-summary/cart-summary";
import { noCodes, summarizeCart } from "~/models/cart-summary/summarize-cart";
import type { CheckoutDraft } from "~/models/checkout/checkout-draft";
import type { Visitor } from "~/models/visitor/visitor";
import { carts } from "../db/schema";
import { readDiscountUses } from "../discounts/read-discount-uses.server";
import { readGiftCardBalances } from "../gift-cards/read-gift-card-balances.server";
import type { ShopContext } from "../shop-context.server";
import { readStoreCredit } from "../store-credit/read-store-credit.server";
import { readCartLines, readProductsBySku } from "./read-cart-lines.server";

/** The visitor's cart with its checkout data and the one-time token of its next order. */
export type OpenCart = {
  summary: CartSummary;
  draft: CheckoutDraft;
  placeToken: string | null;
  /** Who sells what is in it; null without a cart. */
  sellerId: string | null;
};

/** Answers and codes to compute a cart with instead of the saved ones, for estimates and trials. */
export type AssumedAnswers = {
  /** `undefined` leaves a saved answer out. */
  draft?: CheckoutDraft;
  /** Whether only the draft's shipping method will do: another is not taken in its place. */
  isMethodAsked?: boolean;
  couponCodes?: readonly string[];
};

/** The visitor's cart at current prices and stock. It only reads. */
export async function readCart(
  ctx: ShopContext,
  visitor: Visitor,
  assumed: AssumedAnswers = {},
): Promise<OpenCart> {
  const { cartId } = visitor;
  const base = { shop: ctx.shop, visitor, now: ctx.now() };
  const [cart] =
    cartId === null
      ? []
      : await ctx.db
          .select({
            draft: carts.checkout,
            placeToken: carts.placeToken,
            sellerId: carts.sellerId,
            couponCodes: carts.couponCodes,
            giftCardIds: carts.giftCardIds,
            customerId: carts.customerId,
            usesStoreCredit: carts.usesStoreCredit,
          })
          .from(carts)
          .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  if (cartId === null || !cart) {
    const draft = assumed.draft ?? {};
    const summary = summarizeCart({ ...base, ...noCodes, lines: [], cartId: null, draft });
    return { summary, draft, placeToken: null, sellerId: null };
  }
  const draft = { ...cart.draft, ...assumed.draft };
  const summary = summarizeCart({
    ...{ ...base, cartId, draft, isMethodAsked: assumed.isMethodAsked ?? false },
    lines: await readCartLines(ctx, cartId),
    codes: assumed.couponCodes ?? cart.couponCodes,
    uses: await readDiscountUses(ctx, draft.email ?? visitor.customer?.email ?? null),
    freebies: await readProductsBySku(ctx, freebieSkus(ctx), cart.sellerId),
    redemptions: await readGiftCardBalances(ctx, cart.giftCardIds),
    storeCredit: await creditOf(ctx, visitor, cart),
  });
  return { summary, draft, placeToken: cart.placeToken, sellerId: cart.sellerId };
}

/** The credit of the customer whose cart it is; null for everyone else, and where there is none. */
async function creditOf(
  ctx: ShopContext,
  { customer }: Visitor,
  { customerId, usesStoreCredit }: { customerId: number | null; usesStoreCredit: boolean },
): Promise<CartCredit | null> {
  if (customerId === null || customer?.id !== customerId) return null;
  const balanceMinor = await readStoreCredit(ctx, customerId);
  return balanceMinor > 0 ? { balanceMinor, isUsed: usesStoreCredit } : null;
}

const freebieSkus = ({ shop }: ShopContext): string[] =>
  shop.settings.discounts.flatMap(({ action }) => (action.type === "freebie" ? action.skus : []));

/** The summary alone (the `getCartSummary` call). */
export async function readCartSummary(ctx: ShopContext, visitor: Visitor): Promise<CartSummary> {
  return (await readCart(ctx, visitor)).summary;
}
