import type { CartSummary } from "~/models/cart-summary/cart-summary";
import { AppError } from "~/models/error/app-error";
import { shopKey } from "../db/of-shop.server";
import { discountUses } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { readDiscountUses } from "./read-discount-uses.server";

/**
 * Notes the discounts an order used. Call it after the order took its number: from then on the orders of the shop are
 * placed one after the other, so the last use of a discount cannot be given twice (rule discounts-5).
 * @throws AppError `conflict` when a discount was used up meanwhile
 */
export async function recordDiscountUses(
  ctx: ShopContext,
  { orderId, email }: { orderId: string; email: string },
  { appliedDiscounts }: CartSummary,
): Promise<void> {
  if (appliedDiscounts.length === 0) return;
  const uses = await readDiscountUses(ctx, email);
  for (const { ruleId, title } of appliedDiscounts) {
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
    appliedDiscounts.map(({ ruleId, code }) => ({
      ...{ ...shopKey(ctx), discountId: ruleId, orderId, code },
      ...{ buyer: email.toLowerCase(), createdAt: ctx.now() },
    })),
  );
}
