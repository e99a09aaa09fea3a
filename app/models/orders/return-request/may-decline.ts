// @public

import { isExceptedUnsealed } from "../../catalogue/product/withdrawal-exception";
import type { OrderView } from "../order-view/order-view";
import type { ReturnView } from "./return-view";

/**
 * Whether a return can be declined in its state. A withdrawal cannot, unless goods came back that are
 * excepted once their seal is broken (rule withdrawals-7).
 */
export function mayDecline({ lines }: Pick<OrderView, "lines">, request: ReturnView): boolean {
  const { status, withdrawal, pieces } = request;
  if (request.isBeingRefunded || status === "declined" || status === "refunded") return false;
  if (withdrawal === null) return true;
  const sealed = lines.filter((line) => isExceptedUnsealed(line.withdrawalException)).map(({ id }) => id);
  return status === "received" && pieces.some(({ lineId }) => sealed.includes(lineId));
}
