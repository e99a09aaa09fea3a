import type { Shop } from "./shop";

/** Whether goods of a seller may be put into a cart in this shop: of any seller in a marketplace, else of the shop's own. */
export const sellsFor = (
  { type, sellerId: own }: Pick<Shop, "type" | "sellerId">,
  sellerId: string,
): boolean => type === "marketplace" || sellerId === own;
