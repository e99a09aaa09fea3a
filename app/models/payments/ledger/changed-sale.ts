import type { LedgerEntry, Movement } from "../movement";
import { movementOf } from "../movement";
import { begunBy } from "../order-history";
import { type Sale, saleMovements } from "../sale";

/**
 * The movements of an order that was edited after it was booked (rule ledger-13): what its sale and its
 * commission are more or less than they were, so that what began the order adds up to what it is now.
 * @param version of the order after the edit; it names this one among the edits of its order
 * @param history the order's movements so far
 */
export function changedSaleMovements(sale: Sale, version: number, history: readonly Movement[]): Movement[] {
  const now = saleMovements(sale);
  return (["sale", "commission"] as const).flatMap((kind) => {
    const was = begunBy(history).filter((one) => one.kind === kind);
    const entries = [
      ...now.filter((one) => one.kind === kind).flatMap((one) => one.entries),
      ...was.flatMap((one) => one.entries).map(undone),
    ];
    const { orderId, sellerId } = sale;
    const head = { kind, orderId, sellerId, key: `${kind}:${orderId}:${version}` };
    return movementOf(head, netOf(entries)) ?? [];
  });
}

const undone = (entry: LedgerEntry): LedgerEntry => ({ ...entry, amountMinor: 0 - entry.amountMinor });

/** One entry for what moves on an account for a part. */
function netOf(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const net = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const key = `${entry.account} ${entry.part}`;
    const amountMinor = (net.get(key)?.amountMinor ?? 0) + entry.amountMinor;
    net.set(key, { ...entry, amountMinor });
  }
  return [...net.values()];
}
