import { expect, test } from "vitest";
import { endedBy } from "./session-form";

const own = "0123456789abcdef99";

test.each([
  [
    { intent: "end", session: "0123456789abcdef" },
    { which: { key: "0123456789abcdef" }, endsOwn: true },
  ],
  [
    { intent: "end", session: "fedcba9876543210" },
    { which: { key: "fedcba9876543210" }, endsOwn: false },
  ],
  [{ intent: "end-others" }, { which: { except: own }, endsOwn: false }],
  [{ intent: "end-all" }, { which: "all", endsOwn: true }],
] as const)("%j ends %j", (asked, ended) => {
  expect(endedBy(asked, own)).toEqual(ended);
});
