// @public

import type { CartForm } from "~/models/selling/cart/cart-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";

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

/** What a command did, before gifts are settled and pieces counted. */
export type CartDeed = Omit<ChangedCart, "cartCount"> & {
  /** The visitor with the cart that was changed. */
  at: Visitor;
  /** Whether free products may have to come or leave now (rule discounts-4). */
  mayChangeGifts: boolean;
  /** Pieces in that cart, where the command knows them. */
  cartCount?: number;
};

/** A change of the cart as a form asks for it. */
export type CartCommand<Intent extends CartForm["intent"]> = (
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  form: Extract<CartForm, { intent: Intent }>,
) => Promise<CartDeed>;
