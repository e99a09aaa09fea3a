// @public

import { isAppError } from "~/models/platform/error/app-error";
import { findPageOfProduct } from "../../catalogue/addresses/find-page-of-product.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addFavorite } from "./add-favorite.server";
import { listFavoriteIds } from "./list-favorite-ids.server";
import { removeFavorite } from "./remove-favorite.server";

/** Marks a product as a favorite, or unmarks a favorite. @returns why it was refused; empty if it was not */
export async function toggleFavorite(
  ctx: ShopContext,
  customerId: number,
  productId: number,
): Promise<{ message: string }> {
  const [favorites, shown] = [
    await listFavoriteIds(ctx, customerId),
    await findPageOfProduct(ctx, productId),
  ];
  try {
    if (shown && favorites.includes(shown.id)) await removeFavorite(ctx, customerId, productId);
    else await addFavorite(ctx, customerId, productId);
    return { message: "" };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { message: error.message };
  }
}
