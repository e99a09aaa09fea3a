// @public

import type { Shop } from "../shop";

/** Whether a shop sells the goods of a seller: any seller in a marketplace, else only the shop's own. */
export const sellsFor = (
  { type, sellerId: own }: Pick<Shop, "type" | "sellerId">,
  sellerId: string,
): boolean => type === "marketplace" || sellerId === own;
