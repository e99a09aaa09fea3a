import type { CartAnswer } from "~/models/api/generated/schema-types";
import { isAppError } from "~/models/error/app-error";
import { countCart } from "../cart/cart-count.server";
import type { ApiContext } from "./api-context.server";

/** What every change of the cart answers; the summary is read where it is asked for. */
export type CartChange = Omit<CartAnswer, "summary"> & {
  /** The product that was added. */
  productId?: number;
};

/**
 * Runs a change of the cart. An expected failure is an answer with `success: false` and the reason, the cart as it was
 * (part 2, §8 "Failed cart calls"); a fault of ours stays an error.
 */
export async function cartAnswer(api: ApiContext, change: () => Promise<CartChange>): Promise<CartChange> {
  try {
    return await change();
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { cartId } = await api.visitor();
    const count = cartId === null ? 0 : await countCart(api.ctx, cartId);
    return { success: false, message: error.message, messages: [], cart_item_count: count };
  }
}
