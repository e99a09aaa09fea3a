// @public

import type { Minor } from "../platform/money/money";
import type { EntryPart, LedgerAccount, MovementKind } from "./ledger-account";

/** A line of a movement. A debit is positive and a credit negative, minor units. */
export type LedgerEntry = {
  account: LedgerAccount;
  part: EntryPart;
  amountMinor: Minor;
  /** The seller it concerns; always set in `seller_payable`. */
  sellerId: string | null;
  orderId: string | null;
};

/** What a movement is, without its entries. */
export type MovementHead = {
  kind: MovementKind;
  /** Names its cause: a movement with the same key is written once for each tenant. */
  key: string;
  orderId: string | null;
  paymentId: string | null;
  sellerId: string | null;
  /** Why a person made it; empty for others. */
  note: string;
  /** Whether nothing of the order's sale is left after it (rule ledger-8). */
  endsOrder: boolean;
};

/** A movement of the ledger; its entries add up to zero (rule ledger-2). */
export type Movement = MovementHead & { entries: readonly LedgerEntry[] };

/**
 * The only maker of movements (rule ledger-2). Entries of 0 are left out, and so is whatever an entry that
 * was read brings along, such as the keys of its row: written again, it is another row.
 * @returns null where nothing moves
 * @throws RangeError where the entries do not add up to zero, an amount is no safe integer, or an entry of
 * `seller_payable` names no seller
 */
export function movementOf(
  head: Pick<MovementHead, "kind" | "key"> & Partial<MovementHead>,
  entries: readonly LedgerEntry[],
): Movement | null {
  const moved = entries.filter(({ amountMinor }) => amountMinor !== 0);
  for (const { account, amountMinor, sellerId } of moved) {
    if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} cannot be an amount`);
    if (account === "seller_payable" && sellerId === null)
      throw new RangeError("seller_payable needs a seller");
  }
  const sum = moved.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n);
  if (sum !== 0n) throw new RangeError(`The entries of ${head.key} add up to ${sum}, not to 0`);
  if (moved.length === 0) return null;
  const none = { orderId: null, paymentId: null, sellerId: null, note: "", endsOrder: false };
  return { ...none, ...head, entries: moved.map(entryAlone) };
}

const entryAlone = ({ account, part, amountMinor, sellerId, orderId }: LedgerEntry): LedgerEntry => ({
  account,
  part,
  amountMinor,
  sellerId,
  orderId,
});

/** Selects entries. */
export type EntryFilter = { account?: LedgerAccount; part?: EntryPart };

/** The sum of the entries selected, minor units; debits are positive. */
export function balanceOf(movements: readonly Movement[], { account, part }: EntryFilter): Minor {
  return movements
    .flatMap(({ entries }) => entries)
    .filter((entry) => account === undefined || entry.account === account)
    .filter((entry) => part === undefined || entry.part === part)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
