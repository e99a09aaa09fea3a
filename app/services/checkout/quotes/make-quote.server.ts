// @public

import { and, eq } from "drizzle-orm";
import type { Address } from "~/models/accounts/address/address";
import { quoteNumber } from "~/models/checkout/quote/quote-number";
import { AppError } from "~/models/platform/error/app-error";
import { cutText } from "~/models/platform/text/storable-text";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import { quotes } from "~/tables/checkout/quotes";
import { cartItems, carts } from "~/tables/selling/carts";
import { findVisitorCustomer } from "../../accounts/find-visitor-customer.server";
import { orderSubject } from "../../orders/states/order-subject";
import { cartExpiry } from "../../selling/cart/cart-lifetime.server";
import { priceLines } from "../../selling/cart-page/price-lines.server";
import { lineToPrice, readGoods } from "../../selling/trials/read-goods.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { nextInSequence } from "../../shops/changes/next-in-sequence.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findQuoteOfCart } from "../find-quote.server";

/**
 * What staff order for a customer. `key` is a UUID of the caller's: sent again with it, the quote that was
 * made is answered.
 */
export type HandMade = {
  key: string;
  email: string;
  pieces: readonly { sku: string; qty: number }[];
  shippingAddress: Address;
  /** Null where it is the shipping address. */
  billingAddress: Address | null;
  /** Null for the shop's first one that takes the goods there. */
  shippingMethodCode: string | null;
  message: string;
};

/** Goods of the shop as they would be ordered, priced by the pipeline. */
type PricedGoods = {
  summary: CartSummary;
  customerId: number | null;
  lines: { productId: number; qty: number }[];
};

/**
 * Prices what staff would order for a customer (rule quotes-6); nothing is written.
 * @throws AppError as {@link makeQuote}
 */
export async function priceHandMade(ctx: ShopContext, made: HandMade): Promise<PricedGoods> {
  const { tenant, shop } = ctx;
  const owners = {
    ...shopKey(ctx),
    sellerId: shop.sellerId,
    id: made.key,
    customerId: null,
    sessionHash: null,
  };
  authorize(await ctx.actor(), "create", orderSubject(owners));
  const lines = await readGoods(ctx, made.pieces, "add");
  const [known] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, tenant.id), eq(customers.email, made.email)));
  const customerId = known?.id ?? null;
  const { summary } = await priceLines(ctx, {
    sellerId: shop.sellerId,
    visitor: { sessionHash: null, customer: await findVisitorCustomer(ctx, customerId), cartId: null },
    lines: lines.map(lineToPrice),
    draft: draftOf(made),
    couponCodes: [],
  });
  check(ctx, made, summary);
  return { summary, customerId, lines };
}

/**
 * Makes a quote that no shopper asked for (rule quotes-6): it is sent by `priceQuote`, or ordered by
 * `placeQuote`. Its customer gets no mail yet.
 * @throws AppError `forbidden`, `invalid` for goods that cannot be ordered so or an address out of reach
 */
export async function makeQuote(
  ctx: ShopContext,
  made: HandMade,
): Promise<{ quoteId: string; number: string }> {
  const before = await findQuoteOfCart(ctx, made.key);
  if (before) return { quoteId: before.id, number: before.number };
  const { customerId, lines, summary } = await priceHandMade(ctx, made);
  const now = ctx.now();
  const { sellerId } = ctx.shop;
  const draft = draftOf(made);
  const { code } = summary.shippingMethod ?? {};
  return inTransaction(ctx, async (inner) => {
    const [cart] = await inner.db
      .insert(carts)
      .values({
        ...shopKey(ctx),
        id: made.key,
        placeToken: made.key,
        sellerId,
        checkout: code === undefined ? draft : { ...draft, shippingMethodCode: code },
        createdAt: now,
        updatedAt: now,
        expiresAt: cartExpiry(now),
      })
      .onConflictDoNothing()
      .returning({ id: carts.id });
    if (!cart) throw new AppError("conflict", "This was made already.");
    await inner.db
      .insert(cartItems)
      .values(lines.map((line) => ({ ...line, tenantId: ctx.tenant.id, cartId: cart.id, createdAt: now })));
    const number = quoteNumber(await nextInSequence(inner, "quote"));
    await inner.db.insert(quotes).values({
      ...shopKey(ctx),
      id: made.key,
      cartId: cart.id,
      sellerId,
      customerId,
      number,
      email: made.email,
      answer: cutText(made.message, 1000),
      status: "requested",
      createdAt: now,
      updatedAt: now,
    });
    return { quoteId: made.key, number };
  });
}

function draftOf({ email, shippingAddress, billingAddress, shippingMethodCode }: HandMade): CheckoutDraft {
  return {
    email,
    shippingAddress,
    ...(billingAddress ? { billingAddress } : {}),
    ...(shippingMethodCode ? { shippingMethodCode } : {}),
  };
}

function check({ shop }: ShopContext, made: HandMade, summary: CartSummary): void {
  const [refused] = [...summary.invalidItems, ...summary.items.filter(({ problem }) => problem !== "")];
  if (refused) throw new AppError("out_of_stock", `${refused.sku}: ${refused.problem}.`, "add");
  if (!summary.needsShipping) return;
  if (!shop.settings.checkout_countries.includes(made.shippingAddress.country))
    throw new AppError("invalid", "We don’t deliver to this country.", "country");
  const [refusal] = summary.shippingRefusals;
  if (refusal) throw new AppError("conflict", refusal, "add");
  if (!summary.shippingMethod)
    throw new AppError("conflict", "This shipping method does not take these goods there.", "method");
}
