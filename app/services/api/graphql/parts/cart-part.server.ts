import { readCartQuantities } from "~/models/api/fields/cart/cart-quantities";
import { readSentChoices } from "~/models/api/fields/cart/sent-choices";
import { AppError } from "~/models/platform/error/app-error";
import { cutText } from "~/models/platform/text/storable-text";
import { phrase } from "~/models/platform/texts/phrase";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { badgeCount } from "../../../selling/cart/badge-count.server";
import { countCarts } from "../../../selling/cart/cart-count.server";
import { type CartPurchase, findPurchase, purchaseOf } from "../../../selling/cart-page/read-purchase.server";
import { applyCode } from "../../../selling/discounts/apply-code.server";
import { removeCode } from "../../../selling/discounts/remove-code.server";
import { selectFreebie } from "../../../selling/freebies/select-freebie.server";
import { addToCart as add } from "../../../selling/lines/add-to-cart.server";
import { changeQuantity, type LoweredLine } from "../../../selling/lines/change-quantity.server";
import { removeItem } from "../../../selling/lines/remove-item.server";
import type { ApiContext } from "../api-context.server";
import { readProductFields } from "../reading/read-product-fields.server";
import { readCartsFields, readSummaryFields } from "../reading/read-summary-fields.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";
import { answerCartMutation, cartMessage } from "./cart-answer.server";
import { cartsOfLines, ownCart } from "./own-cart.server";

const notHere = () => new AppError("not_found", "This product is no longer available.");

/** A quantity below one is a mistake of the call, not a change that the cart can't take (rule api-26). */
function refuseBelowOne(qty: string | number, field: string): void {
  if (Number(qty) < 1) throw new AppError("invalid", "The quantity must be 1 or more.", field);
}

const addToCart: MutationResolvers["addToCart"] = (_parent, { input, ...data }, { api }) => {
  refuseBelowOne(input.qty ?? 1, "input.qty");
  return answerCartMutation(api, "addToCart", async () => {
    const productId = readRowId(input._id);
    if (productId === null) throw notHere();
    const choices = readSentChoices(data);
    if (!choices) throw new AppError("invalid", "Send options and personalization as names and texts.");
    const added = await add(api.ctx, await api.visitor(), {
      productId,
      qty: input.qty ?? 1,
      choices,
      ...(api.isSellerNamed ? { sellerId: api.sellerId } : {}),
    });
    await api.noteCart(added);
    const { success, message, mayChangeGifts } = added;
    const status = !success ? "danger" : added.isLowered ? "warning" : "success";
    const ofFields = Object.entries(added.problems).map(([field, text]) =>
      cartMessage("addToCart", "danger", text, { field }),
    );
    const messages = [cartMessage("addToCart", status, message), ...ofFields];
    const qtys = { requestedQty: input.qty ?? 1, addedQty: added.addedQty, qtyInCart: added.qty };
    // Elsewhere the cart that was added to is the only one.
    const cart_item_count = api.ctx.shop.type === "marketplace" ? await countOf(api) : added.cartCount;
    return { success, message, messages, cart_item_count, productId, ...qtys, mayChangeGifts };
  });
};

const removeFromCart: MutationResolvers["removeFromCart"] = (_parent, { item_id }, { api }) =>
  answerCartMutation(api, "removeFromCart", async () => {
    const itemId = readRowId(item_id);
    // An id that cannot be one names no line.
    for (const cartId of await cartsOfLines(api, [itemId ?? 0]))
      await removeItem(api.ctx, cartId, itemId ?? 0);
    return { success: true, message: "", messages: [], cart_item_count: await countOf(api) };
  });

const updateCart: MutationResolvers["updateCart"] = (_parent, { products }, { api }) => {
  const quantities = readCartQuantities(products);
  for (const [itemId, qty] of quantities ?? []) refuseBelowOne(qty, `products.${itemId}`);
  return answerCartMutation(api, "updateCart", async () => {
    if (!quantities) throw new AppError("invalid", "Send the quantities by item id.", "products");
    const lowered: LoweredLine[] = [];
    for (const cartId of await cartsOfLines(api, [...quantities.keys()]))
      lowered.push(...(await changeQuantity(api.ctx, { ...(await api.visitor()), cartId }, quantities)));
    return {
      success: true,
      message: lowered.map(({ name, message }) => `${name}: ${message}`).join(" "),
      messages: lowered.map(({ itemId, name, qty, message }) =>
        cartMessage("updateCart", "warning", message, { item_id: itemId, name, qty }),
      ),
      cart_item_count: await countOf(api),
    };
  });
};

const codeChange = (
  api: ApiContext,
  type: "applyCouponCode" | "removeCouponCode",
  change: (purchase: CartPurchase) => Promise<string>,
) =>
  answerCartMutation(api, type, async () => {
    await ownCart(api);
    const visitor = await api.visitor();
    // A code holds for all that a visitor orders of a marketplace at once (rule order-groups-6).
    const isNamed = api.isSellerNamed || api.quoteId !== "";
    const message = await change(isNamed ? purchaseOf(visitor) : await findPurchase(api.ctx, visitor));
    const messages = message ? [cartMessage(type, "success", message)] : [];
    return { success: true, message, messages, cart_item_count: await countOf(api) };
  });

const applyCouponCode: MutationResolvers["applyCouponCode"] = (_parent, { code }, { api }) =>
  codeChange(api, "applyCouponCode", (purchase) => applyCode(api.ctx, purchase, cutText(code, 60)));

const removeCouponCode: MutationResolvers["removeCouponCode"] = (_parent, { code }, { api }) =>
  codeChange(api, "removeCouponCode", async ({ cartIds }) => {
    await removeCode(api.ctx, cartIds, { code: cutText(code, 60) });
    return "";
  });

const chooseFreebie: MutationResolvers["selectFreebie"] = (_parent, { input }, { api }) =>
  answerCartMutation(api, "selectFreebie", async () => {
    await ownCart(api);
    const chosen = { ruleId: input.prompt, sku: input.sku };
    const name = await selectFreebie(api.ctx, await api.visitor(), chosen);
    const message = phrase("{name} was added to your cart.", { name });
    const messages = [cartMessage("selectFreebie", "success", message)];
    return { success: true, message, messages, cart_item_count: await countOf(api) };
  });

/** Pieces in all carts of the visitor, as the cart icon counts them (rule cart-2). */
const countOf = async (api: ApiContext) => countCarts(api.ctx, await api.visitor());

const getCartCount: QueryResolvers["getCartCount"] = async (_parent, _args, { api }) => {
  return { count: await badgeCount(api.ctx, await api.visitor()) };
};

const getMarketplaceCarts: QueryResolvers["getMarketplaceCarts"] = async (_parent, _args, { api }) => ({
  carts: await readCartsFields(api),
});

// The product is resolved only on request: a card needs only the count.
export const cartResolvers = {
  Query: { getCartSummary: () => ({}), getCartCount, getMarketplaceCarts },
  Mutation: {
    addToCart,
    removeFromCart,
    updateCart,
    applyCouponCode,
    removeCouponCode,
    selectFreebie: chooseFreebie,
  },
  AddToCartAnswer: {
    product: ({ productId }, _args, { api }) =>
      productId === undefined ? null : readProductFields(api, { id: productId }),
    summary: (_parent, _args, { api }) => readSummaryFields(api),
  },
  CartAnswer: { summary: (_parent, _args, { api }) => readSummaryFields(api) },
  SummaryAnswer: { summary: (_parent, _args, { api }) => readSummaryFields(api) },
} satisfies Resolvers;
