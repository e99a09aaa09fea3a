import type { CartSeller } from "./seller-settings";

/** What a page says of a seller and addresses it by. */
export type SellerName = Pick<CartSeller, "guid" | "code" | "name">;
