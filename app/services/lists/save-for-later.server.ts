import { and, count, eq, sql } from "drizzle-orm";
import { offerAt } from "~/models/catalogue/offer-at";
import { AppError } from "~/models/error/app-error";
import { listControls } from "~/models/lists/list-controls";
import { mostPieces, mostSavedItems } from "~/models/lists/list-limits";
import type { Visitor } from "~/models/visitor/visitor";
import { keepCart } from "../cart/keep-cart.server";
import { readCartLines } from "../cart/read-cart-lines.server";
import { settleFreebies } from "../cart/settle-freebies.server";
import { cartItems, savedItems } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/**
 * Moves a line from a customer's cart to what they saved for later, with its pieces and what was chosen for it (rule
 * lists-7). What was saved before is locked before the cart, as in `moveToCart`.
 * @returns the name of what was saved
 * @throws AppError `not_found` for a line that is not in the cart or has no such control, `conflict` above the limit or if
 * the line changed meanwhile
 */
export async function saveForLater(ctx: ShopContext, visitor: Visitor, itemId: number): Promise<string> {
  const { cartId, customer } = visitor;
  if (cartId === null || !customer) throw notThere();
  const name = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const line = (await readCartLines(inner, cartId)).find((one) => one.itemId === itemId);
    if (!line || line.autoAddedBy !== null || line.isQuoted) throw notThere();
    const { stockStatus } = offerAt(line, { group: null, qty: line.qty }).stock;
    if (!listControls(ctx.shop.settings.modules, { ...line, stockStatus }).later) throw notThere();
    const { productId, lineKey, lineData, qty } = line;
    const owner = { tenantId: ctx.tenant.id, customerId: customer.id };
    const [held] = await tx
      .select({ count: count() })
      .from(savedItems)
      .where(and(eq(savedItems.tenantId, owner.tenantId), eq(savedItems.customerId, owner.customerId)));
    if (held && held.count >= mostSavedItems)
      throw new AppError("conflict", `You have ${mostSavedItems} saved items. Remove one to save another.`);
    await tx
      .insert(savedItems)
      .values({ ...owner, productId, lineKey, lineData, qty, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [savedItems.tenantId, savedItems.customerId, savedItems.productId, savedItems.lineKey],
        set: { qty: sql`least(${mostPieces}, ${savedItems.qty} + ${qty})` },
      });
    await keepCart(inner, cartId);
    const removed = await tx
      .delete(cartItems)
      .where(
        and(
          eq(cartItems.tenantId, ctx.tenant.id),
          eq(cartItems.cartId, cartId),
          eq(cartItems.id, itemId),
          eq(cartItems.qty, qty),
        ),
      )
      .returning({ id: cartItems.id });
    if (removed.length === 0) throw new AppError("conflict", "Your cart has changed. Please try again.");
    return line.name;
  });
  await settleFreebies(ctx, visitor);
  return name;
}

const notThere = () => new AppError("not_found", "This item cannot be saved for later.");
