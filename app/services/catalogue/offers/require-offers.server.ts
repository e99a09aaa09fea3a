// @public

import type { Actor } from "~/models/shops/actors/actor";
import { authorize } from "~/models/shops/actors/authorize";

/**
 * Makes sure that an actor may change what a seller asks and has: prices and stock.
 * @throws AppError `forbidden`
 */
export function requireOffers(actor: Actor, tenantId: string, sellerId: string): void {
  for (const kind of ["price", "stock"] as const) authorize(actor, "change", { kind, tenantId, sellerId });
}
