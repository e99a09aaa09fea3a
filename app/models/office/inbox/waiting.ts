import type { ConversationType } from "../../conversations/conversation-type";
import type { ListAddress } from "../list/list-address";
import type { Tone } from "../tone";

/** What people wait for in the inbox (rule office-10). */
const waitingKinds = ["message", "question", "return", "quote", "review", "seller-review"] as const;
/** One of {@link waitingKinds}. */
export type WaitingKind = (typeof waitingKinds)[number];

/** Something that waits: who waits, for what and since when, and where it is answered. */
export type Waiting = {
  id: string;
  who: string;
  about: string;
  state: string;
  tone: Tone;
  since: Date;
  to: string;
};

/** What was found of a kind, the longest wait first. */
type WaitingOfKind = { kind: WaitingKind; found: readonly Waiting[] };

/** The kinds that an address asks for; all where it names none. */
export const askedKinds = ({ filters }: ListAddress): readonly WaitingKind[] =>
  waitingKinds.filter((kind) => !filters.kind || filters.kind.includes(kind));

/** What conversations of the kinds are about. */
export const askedTypes = (kinds: readonly WaitingKind[]): ConversationType[] => [
  ...(kinds.includes("message") ? (["Order", "Customer"] as const) : []),
  ...(kinds.includes("question") ? (["Product"] as const) : []),
];

/** How many wait, where one more than `most` was looked for; null for an actor who sees none of the kind. */
export const waitingCount = (found: readonly Waiting[] | null, most: number): number | string =>
  found && found.length > most ? `${most}+` : (found?.length ?? 0);

/**
 * All kinds in one list, the longest wait first, with at most so many rows of each kind. Of equal waits the
 * kind that was named first comes first.
 * @returns the rows, and the kinds of which more were found than are listed
 */
export function mergeWaiting(
  kinds: readonly WaitingOfKind[],
  mostOfKind: number,
): { rows: (Waiting & { kind: WaitingKind })[]; cut: WaitingKind[] } {
  const rows = kinds.flatMap(({ kind, found }) =>
    found.slice(0, mostOfKind).map((one) => ({ ...one, kind })),
  );
  return {
    rows: rows.toSorted((a, b) => a.since.getTime() - b.since.getTime()),
    cut: kinds.flatMap(({ kind, found }) => (found.length > mostOfKind ? [kind] : [])),
  };
}
