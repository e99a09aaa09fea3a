import type { Shop } from "./shop";
import type { Thing } from "./thing";

/** A part of a shop, as `can` judges it. A seller's staff reach only the marketplaceseller shop of that seller. */
export const shopThing = (
  kind: "content" | "setting" | "secret" | "audit",
  { tenant, id, type, sellerId }: Pick<Shop, "tenant" | "id" | "type" | "sellerId">,
): Thing => ({
  kind,
  tenantId: tenant.id,
  shopId: id,
  sellerId: type === "marketplaceseller" ? sellerId : null,
});
