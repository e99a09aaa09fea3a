// @public

import { AppError } from "~/models/platform/error/app-error";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { discountUses } from "~/tables/selling/discount-uses";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readDiscountUses } from "./read-discount-uses.server";

/** Orders that were placed together, with the discounts each has. */
type DiscountedGroup = {
  groupId: string;
  email: string;
  orders: readonly { orderId: string; summary: Pick<CartSummary, "appliedDiscounts"> }[];
};

/**
 * Notes the discounts that orders placed together used. Call it after they took their numbers: from then on
 * the orders of the shop are placed one after the other, so the last use of a discount cannot be given twice
 * (rule discounts-5).
 * @throws AppError `conflict` when a discount was used up meanwhile
 */
export async function recordDiscountUses(
  ctx: ShopContext,
  { groupId, email, orders }: DiscountedGroup,
): Promise<void> {
  const applied = orders.flatMap(({ orderId, summary }) =>
    summary.appliedDiscounts.map((discount) => ({ ...discount, orderId })),
  );
  if (applied.length === 0) return;
  const uses = await readDiscountUses(ctx, email);
  for (const { ruleId, title } of applied) {
    const { maxUses = null, maxUsesPerCustomer = null } =
      ctx.shop.settings.discounts.find(({ id }) => id === ruleId)?.conditions ?? {};
    const { total, byCustomer } = uses[ruleId] ?? { total: 0, byCustomer: 0 };
    const isUsedUp =
      (maxUses !== null && total >= maxUses) ||
      (maxUsesPerCustomer !== null && byCustomer >= maxUsesPerCustomer);
    if (isUsedUp)
      throw new AppError(
        "conflict",
        `'${title}' has been used up. Please check your order and place it again.`,
      );
  }
  await ctx.db.insert(discountUses).values(
    applied.map(({ ruleId, code, orderId }) => ({
      ...shopKey(ctx),
      discountId: ruleId,
      orderId,
      groupId,
      code,
      buyer: email.toLowerCase(),
      createdAt: ctx.now(),
    })),
  );
}
