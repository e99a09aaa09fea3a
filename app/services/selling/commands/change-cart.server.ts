// @public

import type { CartForm } from "~/models/selling/cart/cart-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countCarts } from "../cart/cart-count.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
import { addByForm } from "./add-by-form.server";
import { addSet } from "./add-set.server";
import type { CartCommand, ChangedCart } from "./cart-command.server";
import { chooseGift, empty, removeLine, updateLine } from "./change-lines.server";

const commands: { [Intent in CartForm["intent"]]: CartCommand<Intent> } = {
  add: addByForm,
  add_set: addSet,
  update: updateLine,
  remove: removeLine,
  flush: empty,
  freebie: chooseGift,
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
  const command = commands[form.intent] as CartCommand<CartForm["intent"]>;
  const { at, mayChangeGifts, cartCount, ...changed } = await command(ctx, visitor, form);
  const isSettled = mayChangeGifts && (await settleFreebies(ctx, at));
  // Elsewhere the cart in hand is the only one, and what was added is all that changed in it.
  const isOther = isSettled || ctx.shop.type === "marketplace";
  const isKnown = cartCount !== undefined && (!isOther || changed.setCookie !== undefined);
  return { ...changed, cartCount: isKnown ? cartCount : await countCarts(ctx, at) };
}
