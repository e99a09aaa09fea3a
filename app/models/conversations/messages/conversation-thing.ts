import type { Thing } from "../../shops/thing";

type Owners = Omit<Extract<Thing, { kind: "conversation" }>, "kind">;

/** A conversation as `can` judges it (rule conversations-1). */
export const conversationThing = ({ tenantId, shopId, sellerId, id, customerId }: Owners): Thing => ({
  kind: "conversation",
  ...{ tenantId, shopId, sellerId, id, customerId },
});
