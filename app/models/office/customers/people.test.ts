import { expect, test } from "vitest";
import { mergePeople } from "./people";

const on = (day: number, id: number) => ({ id, createdAt: new Date(Date.UTC(2026, 2, day)) });
const [accounts, guests] = [
  [on(9, 3), on(5, 2), on(1, 1)],
  [on(7, 20), on(4, 10)],
];
const daysOf = (people: ReturnType<typeof mergePeople<(typeof accounts)[0], (typeof guests)[0]>>) =>
  people.map(({ account, guest }) => (account ?? guest)?.createdAt.getUTCDate());

test("accounts and guests are one list, the newest first (rule office-97)", () => {
  expect(daysOf(mergePeople(accounts, guests, null))).toEqual([9, 7, 5, 4, 1]);
});

test("a page goes on in both where the one before ended", () => {
  const cursor = mergePeople(accounts, guests, null)[2]?.cursor ?? { account: null, guest: null };
  expect(cursor).toEqual({ account: 2, guest: 20 });
  const below = (list: typeof accounts, after: number | null) => list.filter(({ id }) => id < (after ?? 99));
  const rest = mergePeople(below(accounts, cursor.account), below(guests, cursor.guest), cursor);
  expect(daysOf(rest)).toEqual([4, 1]);
});

test("a page without guests keeps their place", () => {
  expect(mergePeople(accounts, [], { account: 9, guest: 20 }).at(-1)?.cursor).toEqual({
    account: 1,
    guest: 20,
  });
});
