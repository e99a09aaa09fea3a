import { expect, test } from "vitest";
import { sellsFor } from "./sells-for";

test.each([
  ["essential", "own", true],
  ["essential", "other", false],
  ["marketplaceseller", "own", true],
  ["marketplaceseller", "other", false],
  ["marketplace", "own", true],
  ["marketplace", "other", true],
] as const)("a shop of type %s sells goods of its %s seller: %s", (type, sellerId, answer) => {
  expect(sellsFor({ type, sellerId: "own" }, sellerId)).toBe(answer);
});
