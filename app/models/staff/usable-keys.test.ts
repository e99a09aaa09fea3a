import { expect, test } from "vitest";
import { usableKeys } from "./usable-keys";

test.each([
  [false, ["a.example"], { hasKey: true, elsewhere: [] }],
  [false, ["b.example", "c.example"], { hasKey: false, elsewhere: ["b.example", "c.example"] }],
  [true, ["b.example"], { hasKey: false, elsewhere: [] }],
  [true, ["a.example", "b.example"], { hasKey: true, elsewhere: [] }],
  [false, [], { hasKey: false, elsewhere: [] }],
])("at a.example, with an app (%j) and passkeys at %j", (hasApp, keyDomains, expected) => {
  expect(usableKeys({ hasApp, keyDomains }, "a.example")).toEqual(expected);
});
