import { describe, expect, test } from "vitest";
import { type ApplyChange, changedFields, planLines, takesAway } from "./apply-change";

describe("changed fields", () => {
  test("are named as deep as they lie, old and new", () => {
    const before = {
      price: "24.00",
      seo: { title: "Mug" },
      items: [{ url: "/a" }],
      tags: ["a", "b"],
      same: 1,
    };
    const after = { price: "26.00", seo: { title: "Cup" }, items: [{ url: "/b" }], tags: ["a"], same: 1 };
    expect(changedFields(before, after)).toEqual([
      { field: "price", from: "24.00", to: "26.00" },
      { field: "seo.title", from: "Mug", to: "Cup" },
      { field: "items.0.url", from: "/a", to: "/b" },
      { field: "tags", from: "a|b", to: "a" },
    ]);
  });

  test("count nothing, null and an empty text as the same", () => {
    expect(changedFields({ a: null, b: "", c: undefined }, { a: "", d: null })).toEqual([]);
    expect(changedFields({}, { a: false })).toEqual([{ field: "a", from: "", to: "false" }]);
  });
});

const change = (did: ApplyChange["did"], name: string, fields: ApplyChange["fields"] = []): ApplyChange => ({
  ...{ kind: "product", name, did, fields },
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
