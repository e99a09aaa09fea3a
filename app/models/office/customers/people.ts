import { z } from "zod";

/** Where a page of customers and guests ended: the last account and the last guest above it. */
export const peopleCursor = z.object({
  account: z.number().int().nullable(),
  guest: z.number().int().nullable(),
});
/** See {@link peopleCursor}. */
export type PeopleCursor = z.output<typeof peopleCursor>;

type Listed = { id: number; createdAt: Date };

/** An account or a guest in one list, with the place where the page after them begins. */
export type PersonOf<A, G> = { cursor: PeopleCursor } & (
  | { account: A; guest?: never }
  | { account?: never; guest: G }
);

/**
 * Accounts and guests in one list, the newest first (rule office-97). Both come in their own order, which
 * stays.
 * @param after where the page before ended
 */
export function mergePeople<A extends Listed, G extends Listed>(
  accounts: readonly A[],
  guests: readonly G[],
  after: PeopleCursor | null,
): PersonOf<A, G>[] {
  const merged: PersonOf<A, G>[] = [];
  let cursor: PeopleCursor = after ?? { account: null, guest: null };
  let [a, g] = [0, 0];
  for (;;) {
    const [account, guest] = [accounts[a], guests[g]];
    if (account && (!guest || account.createdAt >= guest.createdAt)) {
      a += 1;
      cursor = { ...cursor, account: account.id };
      merged.push({ account, cursor });
    } else if (guest) {
      g += 1;
      cursor = { ...cursor, guest: guest.id };
      merged.push({ guest, cursor });
    } else return merged;
  }
}
