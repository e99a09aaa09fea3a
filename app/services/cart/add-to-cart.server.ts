import { and, eq, gt, sql } from "drizzle-orm";
import { type AddingDecision, decideAdding } from "~/models/cart-summary/decide-adding";
import { AppError } from "~/models/error/app-error";
import { priceVisibility } from "~/models/price/price-visibility";
import { sellsFor } from "~/models/shop/sells-for";
import { unlimitedQty } from "~/models/stock/salable-qty";
import type { Visitor } from "~/models/visitor/visitor";
import { cartItems, carts } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { CART_LIFETIME_MS, cartExpiry } from "./cart-lifetime.server";
import { openCart } from "./open-cart.server";
import { readCartLines, readCartProduct } from "./read-cart-lines.server";

/** The result of adding. `message` is always set; `setCookie` if a session was started. */
export type AddedToCart = {
  success: boolean;
  message: string;
  /** Pieces of the product actually added. */
  addedQty: number;
  /** Whether fewer pieces were added than requested. */
  isLowered: boolean;
  /** Pieces of the line after adding. */
  qty: number;
  /** Pieces in the cart after adding. */
  cartCount: number;
  cartId: string;
  setCookie?: string;
  /** Token of a session started by this call, for API clients without cookies. */
  token?: string;
};

/** What to add: product, quantity and seller; by default the shop's own seller. */
type Wanted = { productId: number; qty: number; sellerId?: string };

/**
 * Adds a product to the visitor's cart, up to its limit (rule selling-6). The cart, and a guest's session, are
 * created on first use. A product that cannot be sold gives `success: false` with the reason.
 * @throws AppError `not_found` for a product this shop does not have, `forbidden` if prices are hidden from the
 * visitor
 */
export async function addToCart(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  { productId, qty, sellerId = ctx.shop.sellerId }: Wanted,
): Promise<AddedToCart> {
  refuseWithoutPrices(ctx, visitor);
  if (!sellsFor(ctx.shop, sellerId)) throw missing();
  const wanted = { productId, qty: qty >= 1 ? Math.floor(Math.min(qty, unlimitedQty)) : 1 };
  // The visitor's open cart is the one with the shop's own seller.
  const knownId = sellerId === ctx.shop.sellerId ? visitor.cartId : null;
  const known = knownId && (await addToOpenCart(ctx, visitor, knownId, wanted));
  if (known) return known;

  // A bot that adds made-up ids must not get a session and a cart each time.
  if (!(await readCartProduct(ctx, productId, sellerId))) throw missing();
  const { cartId, setCookie, token } = await openCart(ctx, visitor, sellerId);
  const added = await addToOpenCart(ctx, visitor, cartId, wanted);
  if (!added) throw missing();
  return { ...added, ...(setCookie ? { setCookie } : {}), ...(token ? { token } : {}) };
}

const missing = () => new AppError("not_found", "This product is no longer available.");

function refuseWithoutPrices(ctx: ShopContext, visitor: Visitor): void {
  const hideForAnonymous = ctx.shop.settings.modules.sociallogins.hide_price_for_anonymous;
  const visibility = priceVisibility({ hideForAnonymous, hidePrice: false, visitor });
  if (visibility.kind !== "visible") throw new AppError("forbidden", visibility.text);
}

/** Locks the cart, reads it, applies the model's decision. Null if the cart is gone because it was ordered. */
async function addToOpenCart(
  ctx: ShopContext,
  visitor: Visitor,
  cartId: string,
  { productId, qty }: Wanted,
): Promise<AddedToCart | null> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const cart = await lockCart(inner, cartId);
    if (!cart) return null;
    const [product, lines] = [
      await readCartProduct(inner, productId, cart.sellerId),
      await readCartLines(inner, cartId),
    ];
    if (!product) throw missing();
    const group = visitor.customer?.group || null;
    const decision = decideAdding({ product, lineKey: "", lines, qty, group });
    if (decision.qty > decision.heldQty) await writeLine(inner, cart, productId, decision);
    const heldCount = lines.reduce((sum, line) => sum + line.qty, 0);
    return answer(decision, { cartId, requestedQty: qty, heldCount });
  });
}

type OpenCartRow = { id: string; sellerId: string; expiresAt: Date };

/** The commit is asynchronous: unlike an order, a cart line lost in a power cut can be added again. */
async function lockCart(ctx: ShopContext, cartId: string): Promise<OpenCartRow | null> {
  const [cart] = await ctx.db
    .select({
      id: carts.id,
      sellerId: carts.sellerId,
      expiresAt: carts.expiresAt,
      commits: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId), gt(carts.expiresAt, ctx.now())))
    .for("update");
  return cart ?? null;
}

async function writeLine(
  ctx: ShopContext,
  cart: OpenCartRow,
  productId: number,
  { qty, unitPriceMinor }: AddingDecision,
): Promise<void> {
  const now = ctx.now();
  const line = { qty, seenPriceMinor: unitPriceMinor };
  await ctx.db
    .insert(cartItems)
    .values({ tenantId: ctx.tenant.id, cartId: cart.id, productId, lineKey: "", ...line, createdAt: now })
    .onConflictDoUpdate({
      target: [cartItems.tenantId, cartItems.cartId, cartItems.productId, cartItems.lineKey],
      set: line,
    });
  // Once a day is enough.
  if (cart.expiresAt.getTime() >= now.getTime() + CART_LIFETIME_MS - DAY_MS) return;
  await ctx.db
    .update(carts)
    .set({ expiresAt: cartExpiry(now), updatedAt: now })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cart.id)));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function answer(
  { heldQty, qty, message }: AddingDecision,
  { cartId, requestedQty, heldCount }: { cartId: string; requestedQty: number; heldCount: number },
): AddedToCart {
  const addedQty = qty - heldQty;
  return {
    ...{ success: addedQty > 0, message, addedQty, isLowered: addedQty < requestedQty, qty },
    ...{ cartCount: heldCount + addedQty, cartId },
  };
}
