import { and, eq } from "drizzle-orm";
import { couponMessage } from "~/models/discount/coupon-message";
import { AppError } from "~/models/error/app-error";
import { normalGiftCardCode } from "~/models/gift-card/gift-card-code";
import type { Visitor } from "~/models/visitor/visitor";
import { attemptLimits } from "../auth/attempt-limits.server";
import { countAttempt } from "../auth/count-attempt.server";
import { carts } from "../db/schema";
import { findGiftCard } from "../gift-cards/find-gift-card.server";
import { readGiftCardBalances } from "../gift-cards/read-gift-card-balances.server";
import type { ShopContext } from "../shop-context.server";
import { addCodes } from "./add-codes.server";
import { keepCart } from "./keep-cart.server";
import { readCart } from "./read-cart-summary.server";

/** Most coupons and most gift cards in one cart. */
const mostCodes = 5;

const refused = (message: string) => new AppError("invalid", message, "code");

/**
 * Applies a coupon or a gift card to the visitor's cart (rules discounts-6 and gift-cards-5).
 * @returns what the shopper reads
 * @throws AppError `invalid` with the reason for the field `code`, `too_many` after too many tries
 */
export async function applyCode(
  ctx: ShopContext & { clientAddress: string },
  visitor: Visitor,
  typed: string,
): Promise<string> {
  const { cartId } = visitor;
  if (cartId === null) throw refused("Your cart is empty.");
  const attempt = { action: "code", by: "address", who: ctx.clientAddress } as const;
  await countAttempt(ctx, attempt, attemptLimits.codesByAddress, { field: "code" });
  const held = await codesOfCart(ctx, cartId);
  const code = typed.trim().toUpperCase();
  const isCoupon = ctx.shop.settings.discounts.some((rule) => rule.code === code);
  const message = isCoupon
    ? await applyCoupon(ctx, visitor, { code, held: held.couponCodes, cartId })
    : await applyGiftCard(ctx, { typed: code, held: held.giftCardIds, cartId });
  await keepCart(ctx, cartId);
  return message;
}

async function codesOfCart(ctx: ShopContext, cartId: string) {
  const [codes] = await ctx.db
    .select({ couponCodes: carts.couponCodes, giftCardIds: carts.giftCardIds })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  if (!codes) throw refused("Your cart is empty.");
  return codes;
}

async function applyCoupon(
  ctx: ShopContext,
  visitor: Visitor,
  { code, held, cartId }: { code: string; held: readonly string[]; cartId: string },
): Promise<string> {
  if (held.includes(code)) throw refused(`The coupon code "${code}" is applied already.`);
  if (held.length >= mostCodes) throw refused(`A cart takes at most ${mostCodes} coupon codes.`);
  const { summary } = await readCart(ctx, visitor, { couponCodes: [...held, code] });
  const reason = summary.couponCodes.find((entered) => entered.code === code)?.message;
  if (reason) throw refused(reason);
  await addCodes(ctx, cartId, { couponCodes: [code] });
  return `The coupon code "${code}" was applied.`;
}

async function applyGiftCard(
  ctx: ShopContext,
  { typed, held, cartId }: { typed: string; held: readonly number[]; cartId: string },
): Promise<string> {
  const code = normalGiftCardCode(typed);
  const id = code && (await findGiftCard(ctx, code));
  if (!id) throw refused(couponMessage({ code: typed, reason: "unknown", rule: null }, ctx.tenant.currency));
  if (held.includes(id)) throw refused("This gift card is applied already.");
  if (held.length >= mostCodes) throw refused(`A cart takes at most ${mostCodes} gift cards.`);
  const [card] = await readGiftCardBalances(ctx, [id]);
  if (!card) throw refused("This gift card has no balance left.");
  await addCodes(ctx, cartId, { giftCardIds: [id] });
  return `The gift card ending in ${card.codeEnd} was applied.`;
}
