import { describe, expect, test } from "vitest";
import { changedFields, fieldLine } from "./changed-fields";

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

test("a long text is cut to where it begins to differ", () => {
  const same = "x".repeat(100);
  const line = fieldLine({ field: "html", from: `${same}Mug`, to: `${same}Cup` });
  expect(line).toBe(`html: …${"x".repeat(40)}Mug -> …${"x".repeat(40)}Cup`);
});
