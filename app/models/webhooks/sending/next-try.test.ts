import { expect, test } from "vitest";
import { isDead, nextTry } from "./next-try";

const now = new Date("2026-03-01T12:00:00Z");

test.each([
  [1, "2026-03-01T12:00:05.000Z"],
  [4, "2026-03-01T12:30:00.000Z"],
  [10, "2026-03-02T11:00:00.000Z"],
])("after try %i the next one comes at %s", (tries, at) => {
  expect(nextTry(tries, now)?.toISOString()).toBe(at);
});

test("after eleven tries over three days an event is given up", () => {
  expect(nextTry(11, now)).toBeNull();
});

test.each([
  ["2026-02-26T12:00:00Z", true],
  ["2026-02-26T12:00:01Z", false],
])("an address that fails since %s is dead: %s", (since, dead) => {
  expect(isDead(new Date(since), now)).toBe(dead);
});
