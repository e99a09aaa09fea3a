import type { CartAnswer, CartCall, CartMessage, MessageStatus } from "~/models/api/fields/generated/cart";
import { isAppError } from "~/models/platform/error/app-error";
import { countCarts } from "../../../selling/cart/cart-count.server";
import { settleFreebies } from "../../../selling/freebies/settle-freebies.server";
import type { ApiContext } from "../api-context.server";

/** The answer to every change of the cart; the summary is resolved only on request. */
export type CartChangeAnswer = Omit<CartAnswer, "summary"> & {
  /** The product that was added, and how many pieces. */
  productId?: number;
  requestedQty?: number;
  addedQty?: number;
  qtyInCart?: number;
};

/** A message about a call as a whole, or about one of its lines. */
export const cartMessage = (
  type: CartCall,
  status: MessageStatus,
  message: string,
  line: Partial<Pick<CartMessage, "item_id" | "name" | "qty" | "field">> = {},
): CartMessage => ({ item_id: null, name: null, qty: null, field: null, ...line, type, status, message });

/**
 * Runs a change of the cart. An expected failure gives `success: false` with the reason and the unchanged
 * cart; a server fault is a GraphQL error. If the cart differs from the caller's `quote-id`, the message asks
 * for confirmation.
 */
export async function answerCartMutation(
  api: ApiContext,
  type: CartCall,
  change: () => Promise<Omit<CartChangeAnswer, "messageType"> & { mayChangeGifts?: boolean }>,
): Promise<CartChangeAnswer> {
  try {
    const { mayChangeGifts = true, ...changed } = await change();
    if (mayChangeGifts) await settleFreebies(api.ctx, await api.visitor());
    return { ...changed, messageType: changed.message ? "alert" : null };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const count = await countCarts(api.ctx, await api.visitor());
    return {
      success: false,
      message: error.message,
      messageType: error.code === "conflict" ? "modal" : "alert",
      messages: [cartMessage(type, "danger", error.message)],
      cart_item_count: count,
    };
  }
}
