import type { CartAnswer, CartCall, CartMessage, MessageStatus } from "~/models/api/generated/schema-types";
import { isAppError } from "~/models/error/app-error";
import { countCart } from "../cart/cart-count.server";
import type { ApiContext } from "./api-context.server";

/** What every change of the cart answers; the summary is read where it is asked for. */
export type CartChange = Omit<CartAnswer, "summary"> & {
  /** The product that was added. */
  productId?: number;
};

/** A message about a call as a whole, or about one of its lines. */
export const cartMessage = (
  type: CartCall,
  status: MessageStatus,
  message: string,
  line: Partial<Pick<CartMessage, "item_id" | "name" | "qty">> = {},
): CartMessage => ({ item_id: null, name: null, qty: null, ...line, type, status, message });

/**
 * Runs a change of the cart. An expected failure is an answer with `success: false` and the reason, the cart as it was; a
 * fault of ours stays an error. A cart that is another one than the caller believes is a matter to confirm.
 */
export async function cartAnswer(
  api: ApiContext,
  type: CartCall,
  change: () => Promise<Omit<CartChange, "messageType">>,
): Promise<CartChange> {
  try {
    const changed = await change();
    return { ...changed, messageType: changed.message ? "alert" : null };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { cartId } = await api.visitor();
    const count = cartId === null ? 0 : await countCart(api.ctx, cartId);
    return {
      success: false,
      message: error.message,
      messageType: error.code === "conflict" ? "modal" : "alert",
      messages: [cartMessage(type, "danger", error.message)],
      cart_item_count: count,
    };
  }
}
