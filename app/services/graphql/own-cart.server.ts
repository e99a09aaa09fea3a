import { AppError } from "~/models/error/app-error";
import type { ApiContext } from "./api-context.server";

/**
 * The visitor's own cart, or null for none. A `quote-id` header that names another cart is refused: the caller looks
 * at a cart that was ordered meanwhile, or at somebody else's.
 * @throws AppError `conflict`
 */
export async function ownCart({ visitor, quoteId }: ApiContext): Promise<string | null> {
  const { cartId } = await visitor();
  if (quoteId !== "" && quoteId !== cartId) throw new AppError("conflict", "This cart is no longer open.");
  return cartId;
}
