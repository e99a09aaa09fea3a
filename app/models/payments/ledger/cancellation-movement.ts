import { orderParts } from "../ledger-account";
import { balanceOf, type LedgerEntry, type Movement, movementOf } from "../movement";
import { correctedMinor, partAmounts, returned, takenBack, totalOfParts } from "../order-history";

/**
 * The movement that reverses what is left of a canceled order's sale (rule ledger-8): its parts, its
 * promotion and its commission. Gift cards and store credit get theirs at once; what was captured is owed to
 * the shopper until it is refunded.
 * @param history the order's movements so far
 * @returns null for an order without a sale, and for one that was ended before
 */
export function cancellationMovement(
  order: Pick<LedgerEntry, "sellerId"> & { orderId: string },
  history: readonly Movement[],
): Movement | null {
  if (history.some(({ endsOrder }) => endsOrder)) return null;
  const left = partAmounts(history);
  const redeemedMinor = balanceOf(history, { account: "stored_value", part: "redemption" });
  const own = { sellerId: order.sellerId, orderId: order.orderId };
  const entries: LedgerEntry[] = [
    { ...own, account: "stored_value", part: "redemption", amountMinor: -redeemedMinor },
    ...orderParts.map((part) => takenBack(history, own, part, left[part])),
    ...(["promotion", "commission"] as const).flatMap((part) =>
      returned(own, part, correctedMinor(history, part)),
    ),
  ];
  const receivable = { ...own, account: "shopper_receivable", part: "payment" } as const;
  return movementOf({ ...own, kind: "cancellation", key: `cancellation:${order.orderId}`, endsOrder: true }, [
    ...entries,
    { ...receivable, amountMinor: redeemedMinor - totalOfParts(left) },
  ]);
}
