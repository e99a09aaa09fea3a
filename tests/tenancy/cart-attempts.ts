import { addToCart } from "~/services/cart/add-to-cart.server";
import { badgeCount } from "~/services/cart/badge-count.server";
import { countCart } from "~/services/cart/cart-count.server";
import { changeCart } from "~/services/cart/change-cart.server";
import { changeQuantity } from "~/services/cart/change-quantity.server";
import { keepCart } from "~/services/cart/keep-cart.server";
import { mergeCarts } from "~/services/cart/merge-carts.server";
import { openCart, openCartOfCustomer, openCartOfSession } from "~/services/cart/open-cart.server";
import { openCartOfOrder } from "~/services/cart/open-cart-of-order.server";
import { readCartLines, readCartProduct } from "~/services/cart/read-cart-lines.server";
import { readCart, readCartSummary } from "~/services/cart/read-cart-summary.server";
import { removeItem } from "~/services/cart/remove-item.server";
import { restoreCart } from "~/services/cart/restore-cart.server";
import { type Attempts, failure } from "./two-shops";

/** Tries services of carts as the second shop with the first shop's rows. */
export const cartAttempts: Attempts = {
  addToCart: ({ beta, owner, mugId }) => addToCart(beta, owner, { productId: mugId, qty: 1 }),
  countCart: async ({ beta, owner }) => {
    if ((await countCart(beta, owner.cartId ?? "")) > 0) throw failure("counted the cart of another shop");
  },
  badgeCount: async ({ beta, owner }) => {
    if ((await badgeCount(beta, owner.cartId)) > 0) throw failure("counted the cart of another shop");
  },
  changeCart: ({ beta, owner, cartItemId }) =>
    changeCart(beta, owner, { intent: "remove", item_id: cartItemId } as Parameters<typeof changeCart>[2]),
  changeQuantity: ({ beta, owner, cartItemId }) => changeQuantity(beta, owner, new Map([[cartItemId, 9]])),
  keepCart: ({ beta, owner }) => keepCart(beta, owner.cartId ?? ""),
  mergeCarts: ({ beta, guest, customer }) =>
    mergeCarts(beta, {
      customerId: customer.id,
      guestCartId: guest.cartId,
      sessionHash: guest.sessionHash,
    }),
  openCart: ({ beta, owner }) => openCart(beta, owner, beta.shop.sellerId),
  openCartOfCustomer: ({ beta, customer }) => openCartOfCustomer(beta, customer.id, beta.shop.sellerId),
  openCartOfSession: ({ beta, session }) => openCartOfSession(beta, session.hash, beta.shop.sellerId),
  readCartLines: ({ beta, owner }) => readCartLines(beta, owner.cartId ?? ""),
  readCartProduct: async ({ alpha, beta, mugId }) => {
    if (await readCartProduct(beta, mugId, alpha.shop.sellerId))
      throw failure("read a product of another shop");
  },
  readCart: ({ beta, owner }) => readCart(beta, owner),
  readCartSummary: ({ beta, owner }) => readCartSummary(beta, owner),
  removeItem: ({ beta, owner, cartItemId }) => removeItem(beta, owner.cartId ?? "", cartItemId),
  openCartOfOrder: ({ beta, order }) => openCartOfOrder(beta, order),
  restoreCart: ({ beta, order, owner }) => restoreCart(beta, order, owner.cartId ?? ""),
};
