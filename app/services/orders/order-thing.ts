import type { Thing } from "~/models/shops/thing";

type Owners = Omit<Extract<Thing, { kind: "order" }>, "kind">;

/** An order as `can` judges it. */
export const orderThing = ({ tenantId, shopId, sellerId, id, customerId, sessionHash }: Owners): Thing => ({
  kind: "order",
  ...{ tenantId, shopId, sellerId, id, customerId, sessionHash },
});
