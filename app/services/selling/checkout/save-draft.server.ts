// @public

import { and, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { cartExpiry } from "../cart/cart-lifetime.server";

/** Answers to keep; `null` takes one back. */
type Answers = { [K in keyof CheckoutDraft]?: CheckoutDraft[K] | null };

/**
 * Keeps what a part of the checkout was answered with in the visitor's cart; other parts stay as they are.
 * @throws AppError `invalid` for a visitor without a cart
 */
export async function saveDraft(ctx: ShopContext, { cartId }: Visitor, answers: Answers): Promise<void> {
  await saveDrafts(ctx, cartId === null ? [] : [cartId], answers);
}

/**
 * The same in carts that are ordered together.
 * @throws AppError `invalid` without a cart
 */
export async function saveDrafts(
  ctx: ShopContext,
  cartIds: readonly string[],
  answers: Answers,
): Promise<void> {
  const now = ctx.now();
  const saved =
    cartIds.length > 0
      ? await ctx.db
          .update(carts)
          .set({
            checkout: sql`jsonb_strip_nulls(${carts.checkout} || ${JSON.stringify(answers)}::jsonb)`,
            updatedAt: now,
            expiresAt: cartExpiry(now),
          })
          .where(and(eq(carts.tenantId, ctx.tenant.id), inArray(carts.id, [...cartIds])))
          .returning({ id: carts.id })
      : [];
  if (saved.length === 0) throw new AppError("invalid", phrase("Your cart is empty."));
}
