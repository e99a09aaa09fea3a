import { expect, test } from "vitest";
import { readListAddress } from "../list/list-address";
import { inboxList } from "./inbox-list";
import { askedKinds, askedTypes, mergeWaiting, type Waiting, waitingCount } from "./waiting";

const on = (day: number): Waiting => ({
  id: `day ${day}`,
  who: "Mia",
  about: "",
  state: "New",
  tone: "mind",
  since: new Date(Date.UTC(2026, 2, day)),
  to: "/admin/inbox/1",
});
const kinds = [
  { kind: "message", found: [on(2), on(7)] },
  { kind: "return", found: [on(1), on(5), on(9)] },
  { kind: "quote", found: [on(2)] },
] as const;
const asked = (query: string) => askedKinds(readListAddress(inboxList, new URLSearchParams(query)));

test("all kinds are one list, the longest wait first (rule office-10)", () => {
  const { rows, cut } = mergeWaiting(kinds, 3);
  expect(rows.map(({ kind, since }) => `${since.getUTCDate()} ${kind}`)).toEqual([
    "1 return",
    "2 message",
    "2 quote",
    "5 return",
    "7 message",
    "9 return",
  ]);
  expect(cut).toEqual([]);
});

test("of a kind with more, the longest waits are listed, and the list says so", () => {
  const { rows, cut } = mergeWaiting(kinds, 2);
  expect(rows.filter(({ kind }) => kind === "return").map(({ id }) => id)).toEqual(["day 1", "day 5"]);
  expect(cut).toEqual(["return"]);
});

test("the address names the kinds, and all without a word", () => {
  expect(asked("kind=quote&kind=return")).toEqual(["return", "quote"]);
  expect(asked("")).toHaveLength(6);
  expect(asked("kind=invoice")).toHaveLength(6);
  expect(askedTypes(asked("kind=question"))).toEqual(["Product"]);
  expect(askedTypes(asked("kind=return"))).toEqual([]);
});

test("how many wait is counted up to a bound", () => {
  expect([waitingCount([on(1), on(2)], 2), waitingCount([on(1), on(2)], 1)]).toEqual([2, "1+"]);
  expect(waitingCount(null, 2)).toBe(0);
});
