import { expect, test } from "vitest";
import { type ApplyChange, planLines, takesAway } from "./apply-change";

const change = (did: ApplyChange["did"], name: string, fields: ApplyChange["fields"] = []): ApplyChange => ({
  kind: "product",
  name,
  did,
  fields,
});

test("a plan names what is new first and what goes last, and says old and new of what changes", () => {
  const fields = [
    { field: "price", from: "24.00", to: "26.00" },
    { field: "brand", from: "", to: "Lund" },
    { field: "description", from: "x".repeat(100), to: "a\n  b" },
  ];
  const changes = [change("archived", "A"), change("changed", "B", fields), change("added", "C", fields)];
  expect(planLines([...changes, change("removed", "D"), change("returned", "E")])).toEqual([
    "Add product C",
    "Bring back product E",
    "Change product B",
    "  price: 24.00 -> 26.00",
    "  brand: (empty) -> Lund",
    `  description: ${"x".repeat(79)}… -> a b`,
    "Archive product A",
    "Remove product D",
  ]);
});

test("a plan without changes says so", () => {
  expect(planLines([])).toEqual(["Nothing would change"]);
});

test.each([
  ["added", false],
  ["returned", false],
  ["changed", false],
  ["archived", true],
  ["removed", true],
] as const)("what is %s takes something away: %s", (did, expected) => {
  expect(takesAway(change(did, "A"))).toBe(expected);
});
