// @public

import { AppError } from "../../platform/error/app-error";
import type { ProductClass } from "../product/product-class";
import type { StockStatus } from "../stock/stock-state";

/**
 * What decides whether a product can be kept: its class, whether all of its variations are gift certificates,
 * and its stock status for the visitor.
 */
type Keepable = { classCode: ProductClass | string; isGiftCard?: boolean; stockStatus: StockStatus };

/** The settings that switch the controls. */
type Switches = { shopping_list: { enable: boolean }; save_for_later: { enable: boolean } };

/** Which controls a product has. */
export type ListControls = { favorite: boolean; list: boolean; later: boolean };

const neverSold: readonly StockStatus[] = ["unavailable_for_sale", "discontinued"];

/**
 * Whether a product can be marked, listed or saved: not a gift certificate, and not one that is never sold
 * (rule lists-1).
 */
export const canKeep = (product: Keepable): boolean =>
  !isGift(product) && !neverSold.includes(product.stockStatus);

const isGift = ({ classCode, isGiftCard = false }: Omit<Keepable, "stockStatus">): boolean =>
  isGiftCard || classCode === "gift_certificate";

/**
 * Refuses what can't be marked, listed or saved (rule lists-1).
 * @throws AppError `invalid` for a gift card, `not_found` for what is never sold
 */
export function requireKeepable(product: Keepable): void {
  if (isGift(product))
    throw new AppError("invalid", "Gift cards can’t be kept in favorites, lists or saved items.");
  if (!canKeep(product)) throw new AppError("not_found", "This product is no longer available.");
}

/** The controls of a product in a shop with these settings (rule lists-1). */
export function listControls(modules: Switches, product: Keepable): ListControls {
  const isKept = canKeep(product);
  return {
    favorite: isKept,
    list: isKept && modules.shopping_list.enable,
    later: isKept && modules.save_for_later.enable,
  };
}
