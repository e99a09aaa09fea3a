import type { Actor } from "~/models/shops/actor";
import { insist } from "~/models/shops/insist";

/**
 * Makes sure that an actor may change what a seller asks and has: prices and stock.
 * @throws AppError `forbidden`
 */
export function insistOnOffers(actor: Actor, tenantId: string, sellerId: string): void {
  for (const kind of ["price", "stock"] as const) insist(actor, "change", { kind, tenantId, sellerId });
}
