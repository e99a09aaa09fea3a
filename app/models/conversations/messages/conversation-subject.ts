import type { Subject } from "../../shops/actors/subject";

type Owners = Omit<Extract<Subject, { kind: "conversation" }>, "kind">;

/** A conversation as `can` judges it (rule conversations-1). */
export const conversationSubject = ({ tenantId, shopId, sellerId, id, customerId }: Owners): Subject => ({
  kind: "conversation",
  tenantId,
  shopId,
  sellerId,
  id,
  customerId,
});
