// @public

import type { Subject } from "~/models/shops/actors/subject";

type Owners = Omit<Extract<Subject, { kind: "order" }>, "kind">;

/** An order as `can` judges it. */
export const orderSubject = ({
  tenantId,
  shopId,
  sellerId,
  id,
  customerId,
  sessionHash,
}: Owners): Subject => ({
  kind: "order",
  tenantId,
  shopId,
  sellerId,
  id,
  customerId,
  sessionHash,
});
