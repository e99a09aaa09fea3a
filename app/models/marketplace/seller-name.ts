// @public

import type { CartSeller } from "./seller-settings";

/** What a page says of a seller and addresses it by. */
export type SellerName = Pick<CartSeller, "guid" | "code" | "name">;

/** Leaves out what pages do not need to know of a seller. */
export const sellerName = ({ guid, code, name }: SellerName): SellerName => ({ guid, code, name });
