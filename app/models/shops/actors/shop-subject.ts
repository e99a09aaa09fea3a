// @public

import type { Shop } from "../shop";
import type { Subject } from "./subject";

/**
 * A part of a shop, as `can` judges it. A seller's staff reach only the marketplaceseller shop of that
 * seller.
 */
export const shopSubject = (
  kind: "content" | "setting" | "secret" | "audit" | "webhook",
  { tenant, id, type, sellerId }: Pick<Shop, "tenant" | "id" | "type" | "sellerId">,
): Subject => ({
  kind,
  tenantId: tenant.id,
  shopId: id,
  sellerId: type === "marketplaceseller" ? sellerId : null,
});
