import { AppError } from "~/models/platform/error/app-error";
import type { ApiContext } from "./api-context.server";

/**
 * The visitor's own cart, or null. A `quote-id` header with another cart is refused: that cart was ordered
 * meanwhile or belongs to another visitor.
 * @throws AppError `conflict`
 */
export async function ownCart({ visitor, quoteId }: ApiContext): Promise<string | null> {
  const { cartId } = await visitor();
  if (quoteId !== "" && quoteId !== cartId) throw new AppError("conflict", "This cart is no longer open.");
  return cartId;
}
