// @public

import { clampQty } from "~/models/catalogue/stock/clamp-qty";
import type { CartForm } from "~/models/selling/cart/cart-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { findChosenVariation } from "../../catalogue/product/find-chosen-variation.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findPurchase } from "../cart-page/read-purchase.server";
import { selectFreebie } from "../freebies/select-freebie.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
import { addToCart } from "../lines/add-to-cart.server";
import { changeQuantity } from "../lines/change-quantity.server";
import { removeItem } from "../lines/remove-item.server";
import { addSet } from "./add-set.server";
import { countCarts } from "./cart-count.server";
import { findSellerId } from "./find-cart-seller.server";
import { flushCart } from "./flush-cart.server";
import { visitorAtItem } from "./visitor-at-item.server";

/** The result of a change. `message` may be empty. */
export type ChangedCart = {
  ok: boolean;
  message: string;
  /** What a page says to a browser without a script, if more than `message`. */
  notice?: string;
  /** Messages for the fields of a product's form, by their names; absent for none. */
  problems?: Readonly<Record<string, string>>;
  /** The line that was added to, and by how many pieces; absent for other changes. */
  added?: { itemId: number; qty: number };
  /** The pieces of a line whose quantity was changed; absent for other changes. */
  qty?: number;
  cartCount: number;
  setCookie?: string;
  /** The cart that was added to; for the server alone. */
  cartId?: string;
};

/**
 * Applies one of the cart forms' changes, to the cart that its line is in, else to the visitor's.
 * @throws AppError like {@link addToCart}
 */
export async function changeCart(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  form: CartForm,
): Promise<ChangedCart> {
  if (form.intent === "add") {
    const qty = Number(form.qty.trim()) || 1;
    const chosen = hasChoice(form) ? await findChosenVariation(ctx, form.product_id, form.choice) : null;
    const choices = { options: form.option, personalization: form.personalization };
    const sellerId = form.seller ? await findSellerId(ctx, form.seller) : undefined;
    const added = await addToCart(ctx, visitor, {
      productId: chosen?.id ?? form.product_id,
      qty,
      choices,
      ...(sellerId ? { sellerId } : {}),
    });
    const { success: ok, cartCount, problems, itemId, addedQty, setCookie } = added;
    // With a script the button says 'Added'; the cart's page, where one without a script arrives, says it in
    // words.
    const message = ok && !added.isLowered ? "" : added.message;
    const at = { ...visitor, cartId: added.cartId };
    const isSettled = added.mayChangeGifts && (await settleFreebies(ctx, at));
    const isOther = isSettled || ctx.shop.type === "marketplace";
    const line = itemId === null ? {} : { added: { itemId, qty: addedQty } };
    const notice = added.message;
    // Elsewhere the cart in hand is the only one, and what was added is all that changed in it.
    const count = isOther && !setCookie ? await countCarts(ctx, at) : cartCount;
    const answer = { ok, message, notice, problems, ...line, cartCount: count, cartId: added.cartId };
    return { ...answer, ...(setCookie ? { setCookie } : {}) };
  }
  if (form.intent === "add_set") {
    const {
      success: ok,
      message,
      cartCount,
      cartId: ownId,
      setCookie,
    } = await addSet(ctx, visitor, form.product_id);
    await settleFreebies(ctx, { ...visitor, cartId: ownId });
    return { ok, message, cartCount, ...(setCookie ? { setCookie } : {}) };
  }
  if (form.intent === "flush" && form.all !== undefined) return flushCarts(ctx, visitor);
  const at = "item_id" in form ? await visitorAtItem(ctx, visitor, form.item_id) : visitor;
  const { cartId } = at;
  if (cartId === null) return { ok: true, message: "", cartCount: await countCarts(ctx, visitor) };
  let message = "";
  let qty: number | undefined;
  if (form.intent === "remove") await removeItem(ctx, cartId, form.item_id);
  else if (form.intent === "flush") await flushCart(ctx, cartId);
  else if (form.intent === "freebie") {
    const name = await selectFreebie(ctx, at, { ruleId: form.rule_id, sku: form.sku });
    message = `${name} was added to your cart.`;
  } else {
    const [lowered] = await changeQuantity(ctx, at, new Map([[form.item_id, form.qty]]));
    if (lowered) message = `${lowered.name}: ${lowered.message}`;
    qty = lowered?.qty ?? clampQty(form.qty, Number.POSITIVE_INFINITY).qty;
  }
  await settleFreebies(ctx, at);
  return { ok: true, message, ...(qty === undefined ? {} : { qty }), cartCount: await countCarts(ctx, at) };
}

async function flushCarts(ctx: ShopContext, visitor: Visitor): Promise<ChangedCart> {
  const { cartIds } = await findPurchase(ctx, visitor);
  for (const cartId of cartIds) await flushCart(ctx, cartId);
  return { ok: true, message: "", cartCount: await countCarts(ctx, visitor) };
}

/** Whether a form without a script named the values of its product's options. */
const hasChoice = ({ choice }: Extract<CartForm, { intent: "add" }>): boolean =>
  Object.keys(choice).length > 0;
