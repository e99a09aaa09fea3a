import { clampQty } from "~/models/catalogue/stock/clamp-qty";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { flushCart } from "../cart/flush-cart.server";
import { visitorAtItem } from "../cart/visitor-at-item.server";
import { findPurchase } from "../cart-page/read-purchase.server";
import { selectFreebie } from "../freebies/select-freebie.server";
import { changeQuantity } from "../lines/change-quantity.server";
import { removeItem } from "../lines/remove-item.server";
import type { CartCommand, CartDeed } from "./cart-command.server";

/** Changes the quantity of a line. */
export const updateLine: CartCommand<"update"> = async (ctx, visitor, { item_id, qty }) =>
  inCart(await visitorAtItem(ctx, visitor, item_id), async (_cartId, at) => {
    const [lowered] = await changeQuantity(ctx, at, new Map([[item_id, qty]]));
    const held = lowered?.qty ?? clampQty(qty, Number.POSITIVE_INFINITY).qty;
    return { message: lowered ? `${lowered.name}: ${lowered.message}` : "", qty: held };
  });

export const removeLine: CartCommand<"remove"> = async (ctx, visitor, { item_id }) =>
  inCart(await visitorAtItem(ctx, visitor, item_id), async (cartId) => {
    await removeItem(ctx, cartId, item_id);
    return {};
  });

/** Takes everything out of the cart, or with `all` out of those of all sellers. */
export const empty: CartCommand<"flush"> = async (ctx, visitor, { all }) =>
  all === undefined
    ? inCart(visitor, async (cartId) => {
        await flushCart(ctx, cartId);
        return {};
      })
    : emptyAll(ctx, visitor);

async function emptyAll(ctx: ShopContext, visitor: Visitor): Promise<CartDeed> {
  const { cartIds } = await findPurchase(ctx, visitor);
  for (const cartId of cartIds) await flushCart(ctx, cartId);
  return { ok: true, message: "", at: visitor, mayChangeGifts: false };
}

/** Adds the gift that a shopper chose. */
export const chooseGift: CartCommand<"freebie"> = (ctx, visitor, { rule_id: ruleId, sku }) =>
  inCart(visitor, async (_cartId, at) => ({
    message: phrase("{name} was added to your cart.", {
      name: await selectFreebie(ctx, at, { ruleId, sku }),
    }),
  }));

/** A change of a cart that is there; without one nothing is done, and that is no mistake. */
async function inCart(
  at: Visitor,
  change: (cartId: string, at: Visitor) => Promise<{ message?: string; qty?: number }>,
): Promise<CartDeed> {
  if (at.cartId === null) return { ok: true, message: "", at, mayChangeGifts: false };
  const changed = await change(at.cartId, at);
  return { ok: true, message: "", ...changed, at, mayChangeGifts: true };
}
