// @public

import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { mergeSummaries } from "~/models/selling/cart-summary/merge-summaries";
import { couponMessage } from "~/models/selling/discount/coupon-message";
import { inOtherCurrency } from "~/models/selling/gift-card/in-other-currency";
import { normalGiftCardCode } from "~/models/selling/gift-card/typed-gift-card-code";
import { isForeign } from "~/models/shops/markets/shop-market";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { addCodes } from "../cart/add-codes.server";
import { keepCart } from "../cart/keep-cart.server";
import { readCarts } from "../cart-page/read-carts.server";
import type { CartPurchase } from "../cart-page/read-purchase.server";
import { findGiftCard } from "../gift-cards/find-gift-card.server";
import { readGiftCardBalances } from "../gift-cards/read-gift-card-balances.server";

/** Most coupons and most gift cards in one cart. */
const mostCodes = 5;

const refused = (message: string) => new AppError("invalid", message, "code");

/**
 * Applies a coupon or a gift card to what a visitor orders (rules discounts-6, gift-cards-5 and
 * order-groups-6). Each of their carts has it, so that it holds in whatever they order of them.
 * @returns what the shopper reads
 * @throws AppError `invalid` with the reason for the field `code`, `too_many` after too many tries
 */
export async function applyCode(
  ctx: ShopContext & { clientAddress: string },
  purchase: CartPurchase,
  typed: string,
): Promise<string> {
  const { cartIds } = purchase;
  if (cartIds.length === 0) throw refused(phrase("Your cart is empty."));
  const attempt = { action: "code", by: "address", who: ctx.clientAddress } as const;
  await countAttempt(ctx, attempt, attemptLimits.codesByAddress, { field: "code" });
  const held = await codesOfCarts(ctx, cartIds);
  const code = typed.trim().toUpperCase();
  const isCoupon = ctx.shop.settings.discounts.some((rule) => rule.code === code);
  const message = isCoupon
    ? await applyCoupon(ctx, purchase, { code, held: held.couponCodes })
    : await applyGiftCard(ctx, cartIds, { typed: code, held: held.giftCardIds });
  for (const cartId of cartIds) await keepCart(ctx, cartId);
  return message;
}

/** The codes that every one of the carts has. */
async function codesOfCarts(ctx: ShopContext, cartIds: readonly string[]) {
  const found = await ctx.db
    .select({ couponCodes: carts.couponCodes, giftCardIds: carts.giftCardIds })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), inArray(carts.id, [...cartIds])));
  const [first] = found;
  if (!first) throw refused(phrase("Your cart is empty."));
  return {
    couponCodes: first.couponCodes.filter((code) => found.every((cart) => cart.couponCodes.includes(code))),
    giftCardIds: first.giftCardIds.filter((id) => found.every((cart) => cart.giftCardIds.includes(id))),
  };
}

async function applyCoupon(
  ctx: ShopContext,
  { visitor, cartIds }: CartPurchase,
  { code, held }: { code: string; held: readonly string[] },
): Promise<string> {
  if (held.includes(code)) throw refused(phrase("The coupon code “{code}” is already applied.", { code }));
  if (held.length >= mostCodes)
    throw refused(phrase("A cart takes at most {mostCodes} coupon codes.", { mostCodes }));
  const tried = await readCarts(ctx, visitor, cartIds, { couponCodes: [...held, code] });
  const reason = mergeSummaries(tried.map(({ summary }) => summary)).couponCodes.find(
    (entered) => entered.code === code,
  )?.message;
  if (reason) throw refused(reason);
  for (const cartId of cartIds) await addCodes(ctx, cartId, { couponCodes: [code] });
  return phrase("The coupon code “{code}” was applied.", { code });
}

async function applyGiftCard(
  ctx: ShopContext,
  cartIds: readonly string[],
  { typed, held }: { typed: string; held: readonly number[] },
): Promise<string> {
  const code = normalGiftCardCode(typed);
  const found = code === null ? null : await findGiftCard(ctx, code);
  if (!found)
    throw refused(couponMessage({ code: typed, reason: "unknown", rule: null }, ctx.tenant.currency));
  if (isForeign(ctx.shop)) throw refused(inOtherCurrency(ctx.shop));
  const { id, isExpired } = found;
  if (held.includes(id)) throw refused(phrase("This gift card is already applied."));
  if (held.length >= mostCodes)
    throw refused(phrase("A cart takes at most {mostCodes} gift cards.", { mostCodes }));
  if (isExpired) throw refused(phrase("This gift card has expired."));
  const [card] = await readGiftCardBalances(ctx, [id]);
  if (!card) throw refused(phrase("This gift card has no balance left."));
  for (const cartId of cartIds) await addCodes(ctx, cartId, { giftCardIds: [id] });
  return phrase("The gift card ending in {codeEnd} was applied.", { codeEnd: card.codeEnd ?? "" });
}
