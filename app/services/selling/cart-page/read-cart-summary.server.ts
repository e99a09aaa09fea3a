// @public

import { sql } from "drizzle-orm";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import { type CartSeller, settingsOfSeller } from "~/models/marketplace/seller-settings";
import { sellingInMarket, sellingTermsSchema } from "~/models/marketplace/selling-terms";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { giftSkus } from "~/models/selling/cart-summary/gift-skus";
import { type CartSummaryInput, noCodes, summarizeCart } from "~/models/selling/cart-summary/summarize-cart";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import type { CartCredit } from "~/models/selling/store-credit/store-credit";
import { isForeign } from "~/models/shops/markets/shop-market";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readDiscountUses } from "../discounts/read-discount-uses.server";
import { readGiftCardBalances } from "../gift-cards/read-gift-card-balances.server";
import { readStoreCredit } from "../store-credit/read-store-credit.server";
import { readCartLines, readProductsBySku } from "./read-cart-lines.server";

/** The visitor's cart with its checkout data and the one-time token of its next order. */
export type OpenCart = {
  summary: CartSummary;
  draft: CheckoutDraft;
  placeToken: string | null;
  /** Who sells what is in it; null without a cart. */
  seller: CartSeller | null;
  /** The lines that discounts added, whether they still apply or not. */
  autoAddedIds: readonly number[];
  /** The discounts whose gift came unasked and was taken out (rule discounts-10). */
  declinedGifts: readonly string[];
};

/** Answers and codes to compute a cart with instead of the saved ones, for estimates and trials. */
export type AssumedAnswers = {
  /** `undefined` leaves a saved answer out. */
  draft?: CheckoutDraft;
  /** Whether only the draft's shipping method will do: another is not taken in its place. */
  isMethodAsked?: boolean;
  couponCodes?: readonly string[];
};

/** A cart as it is saved, with everything it is computed from. */
export type SavedCart = Omit<OpenCart, "summary"> & { input: CartSummaryInput };

/** The visitor's cart at current prices and stock. It only reads. */
export async function readCart(
  ctx: ShopContext,
  visitor: Visitor,
  assumed: AssumedAnswers = {},
): Promise<OpenCart> {
  const { input, ...saved } = await readSavedCart(ctx, visitor, assumed);
  return { ...saved, summary: summarizeCart(input) };
}

/** The visitor's cart before it is computed; an empty one for a visitor without a cart. */
export async function readSavedCart(
  ctx: ShopContext,
  visitor: Visitor,
  assumed: AssumedAnswers = {},
): Promise<SavedCart> {
  const { cartId } = visitor;
  const [cart] = cartId === null ? [] : await selectCart(ctx, cartId);
  if (cartId === null || !cart) {
    const draft = assumed.draft ?? {};
    const base = { shop: ctx.shop, visitor, now: ctx.now() };
    const input = { ...base, ...noCodes, lines: [], cartId: null, draft };
    return { input, draft, placeToken: null, seller: null, autoAddedIds: [], declinedGifts: [] };
  }
  const { placeToken, declinedGifts } = cart;
  const lines = await readCartLines(ctx, cartId);
  const seller = cartSellerOf(ctx, cart.seller);
  const settings = settingsOfSeller(ctx.shop.settings, seller);
  const inner = { ...ctx, shop: { ...ctx.shop, settings } };
  const draft = { ...cart.draft, ...assumed.draft };
  const input: CartSummaryInput = {
    shop: inner.shop,
    visitor,
    now: ctx.now(),
    cartId,
    draft,
    isMethodAsked: assumed.isMethodAsked ?? false,
    lines,
    codes: assumed.couponCodes ?? cart.couponCodes,
    uses: await readDiscountUses(ctx, draft.email ?? visitor.customer?.email ?? null),
    freebies: await readProductsBySku(
      ctx,
      giftSkus(inner.shop, lines, visitor.customer?.group || null),
      seller.id,
    ),
    redemptions: await readGiftCardBalances(ctx, cart.giftCardIds),
    storeCredit: await creditOf(ctx, visitor, cart),
    minimum: {
      minimumMinor: seller.selling.minimum_order_minor,
      sellerName: seller.name,
    },
  };
  const autoAddedIds = lines.flatMap(({ itemId, autoAddedBy }) => (autoAddedBy === null ? [] : itemId));
  return { input, draft, placeToken, seller, autoAddedIds, declinedGifts };
}

/** A seller's row as carts know it, with what it asks in the currency of the shop's market. */
export function cartSellerOf(ctx: ShopContext, { profile, ...ids }: SellerOfCart): CartSeller {
  return {
    ...ids,
    selling: sellingInMarket(ctx.shop.market, sellingTermsSchema.parse(ids.selling)),
    // Other shops have one seller, whose own settings say whether it offers pickup.
    hasPickup: ctx.shop.type !== "marketplace" || sellerProfileSchema.parse(profile).pickup.isOffered,
  };
}

type SellerOfCart = Pick<CartSeller, "id" | "guid" | "code" | "name"> & {
  selling: unknown;
  profile: unknown;
};

type CartRow = {
  draft: CheckoutDraft;
  placeToken: string;
  couponCodes: string[];
  giftCardIds: number[];
  declinedGifts: string[];
  customerId: number | null;
  usesStoreCredit: boolean;
  seller: SellerOfCart;
};

const cartRow = namedStatement<CartRow>(
  "cart",
  () => sql`
    select c.checkout as draft, c.place_token as "placeToken", c.coupon_codes as "couponCodes",
      c.gift_card_ids as "giftCardIds", c.declined_gifts as "declinedGifts", c.customer_id as "customerId", c.uses_store_credit as "usesStoreCredit",
      json_build_object('id', s.id, 'guid', s.guid, 'code', s.code, 'name', s.name, 'selling', s.selling,
        'profile', s.profile) as seller
    from carts c join sellers s on s.tenant_id = c.tenant_id and s.id = c.seller_id
    where c.tenant_id = ${sql.placeholder("tenantId")} and c.id = ${sql.placeholder("cartId")}`,
);

const selectCart = (ctx: ShopContext, cartId: string) => cartRow(ctx.db, { tenantId: ctx.tenant.id, cartId });

/** The credit of the customer whose cart it is; null for everyone else, and where there is none. */
async function creditOf(
  ctx: ShopContext,
  { customer }: Visitor,
  { customerId, usesStoreCredit }: { customerId: number | null; usesStoreCredit: boolean },
): Promise<CartCredit | null> {
  // Credit is money of the business’s currency (rule markets-5).
  if (customerId === null || customer?.id !== customerId || isForeign(ctx.shop)) return null;
  const balanceMinor = await readStoreCredit(ctx, customerId);
  return balanceMinor > 0 ? { balanceMinor, isUsed: usesStoreCredit } : null;
}

/** The summary alone (the `getCartSummary` call). */
export async function readCartSummary(ctx: ShopContext, visitor: Visitor): Promise<CartSummary> {
  return (await readCart(ctx, visitor)).summary;
}
