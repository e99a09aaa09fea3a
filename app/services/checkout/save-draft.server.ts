import { and, eq, sql } from "drizzle-orm";
import type { CheckoutDraft } from "~/models/checkout/checkout-draft";
import { AppError } from "~/models/error/app-error";
import type { Visitor } from "~/models/visitor/visitor";
import { cartExpiry } from "../cart/cart-lifetime.server";
import { carts } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/**
 * Keeps what a part of the checkout was answered with; other parts stay as they are. `null` takes an answer back.
 * @throws AppError `invalid` for a visitor without a cart
 */
export async function saveDraft(
  ctx: ShopContext,
  visitor: Visitor,
  answers: { [K in keyof CheckoutDraft]?: CheckoutDraft[K] | null },
): Promise<void> {
  const now = ctx.now();
  const saved = visitor.cartId
    ? await ctx.db
        .update(carts)
        .set({
          checkout: sql`jsonb_strip_nulls(${carts.checkout} || ${JSON.stringify(answers)}::jsonb)`,
          updatedAt: now,
          expiresAt: cartExpiry(now),
        })
        .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, visitor.cartId)))
        .returning({ id: carts.id })
    : [];
  if (saved.length === 0) throw new AppError("invalid", "Your cart is empty.");
}
