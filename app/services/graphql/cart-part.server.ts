import { readCartQuantities } from "~/models/api/cart-quantities";
import { readRowId } from "~/models/api/row-id";
import { AppError } from "~/models/error/app-error";
import { addToCart } from "../cart/add-to-cart.server";
import { badgeCount } from "../cart/badge-count.server";
import { countCart } from "../cart/cart-count.server";
import { changeQuantity } from "../cart/change-quantity.server";
import { removeItem } from "../cart/remove-item.server";
import { cartAnswer } from "./cart-answer.server";
import { ownCart } from "./own-cart.server";
import { readProductFields } from "./read-product-fields.server";
import { readSummaryFields } from "./read-summary-fields.server";
import type { FieldOf, Operation } from "./schema-part.server";

type AddArgs = {
  input: { _id: string; qty?: number | null };
  personalization_data?: unknown;
  product_options_data?: unknown;
};

const notHere = () => new AppError("not_found", "This product is no longer available.");

const add: Operation<AddArgs> = (_parent, { input, ...data }, { api }) =>
  cartAnswer(api, async () => {
    refuseExtras(data);
    const productId = readRowId(input._id);
    if (productId === null) throw notHere();
    const added = await addToCart(api.ctx, await api.visitor(), { productId, qty: input.qty ?? 1 });
    await api.noteCart(added);
    const { success, message, cartCount } = added;
    return { success, message, messages: [], cart_item_count: cartCount, productId };
  });

const remove: Operation<{ item_id: string }> = (_parent, { item_id }, { api }) =>
  cartAnswer(api, async () => {
    const itemId = readRowId(item_id);
    const cartId = await ownCart(api);
    if (cartId === null || itemId === null) throw new AppError("not_found", "This item is not in your cart.");
    await removeItem(api.ctx, cartId, itemId);
    return { success: true, message: "", messages: [], cart_item_count: await countCart(api.ctx, cartId) };
  });

const update: Operation<{ products: unknown }> = (_parent, { products }, { api }) =>
  cartAnswer(api, async () => {
    const quantities = readCartQuantities(products);
    if (!quantities) throw new AppError("invalid", "Send the quantities by item id.", "products");
    const cartId = await ownCart(api);
    const lowered = cartId === null ? [] : await changeQuantity(api.ctx, await api.visitor(), quantities);
    return {
      success: true,
      message: lowered.map(({ name, message }) => `${name}: ${message}`).join(" "),
      messages: lowered.map(({ itemId, ...line }) => ({ item_id: itemId, ...line })),
      cart_item_count: cartId === null ? 0 : await countCart(api.ctx, cartId),
    };
  });

/** Selling a plain mug to somebody who asked for an engraved one would be worse than refusing. */
function refuseExtras({ personalization_data, product_options_data }: Omit<AddArgs, "input">): void {
  if (isFilled(personalization_data) || isFilled(product_options_data))
    throw new AppError("invalid", "This product has no options to choose.");
}

const isFilled = (data: unknown): boolean =>
  data !== null &&
  data !== undefined &&
  data !== "" &&
  (typeof data !== "object" || Object.keys(data).length > 0);

const summary: FieldOf<unknown> = (_parent, _args, { api }) => readSummaryFields(api);

const getCartCount: Operation<unknown> = async (_parent, _args, { api }) => {
  const { cartId } = await api.visitor();
  return { count: await badgeCount(api.ctx, cartId) };
};

// The product is read only where it is asked for: a card that adds wants the count alone.
const product: FieldOf<{ productId?: number }> = ({ productId }, _args, { api }) =>
  productId === undefined ? null : readProductFields(api, { id: productId });

export const cartResolvers = {
  Query: { getCartSummary: () => ({}), getCartCount },
  Mutation: { addToCart: add, removeFromCart: remove, updateCart: update },
  AddToCartAnswer: { product, summary },
  CartAnswer: { summary },
  SummaryAnswer: { summary },
};
