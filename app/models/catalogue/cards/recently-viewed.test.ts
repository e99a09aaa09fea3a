import { expect, test } from "vitest";
import { askedSkus, readViewed, withViewed } from "./recently-viewed";

test("the latest comes first, each once", () => {
  expect(withViewed(["B", "A"], "C")).toEqual(["C", "B", "A"]);
  expect(withViewed(["B", "A"], "A")).toEqual(["A", "B"]);
});

test("the oldest is forgotten after twelve others", () => {
  const many = Array.from({ length: 13 }, (_, at) => `SKU-${at}`);
  expect(withViewed(many, "NEW")).toHaveLength(13);
  expect(withViewed(many, "NEW")).not.toContain("SKU-12");
});

test.each([
  [null, []],
  ["", []],
  ["no list", []],
  ['{"a":1}', []],
  ['["A",1,null,"","B"]', ["A", "B"]],
  [JSON.stringify(["A".repeat(101), "B"]), ["B"]],
])("a browser that kept %j viewed %j", (text, viewed) => {
  expect(readViewed(text)).toEqual(viewed);
});

test("a call's list has no NUL character, which PostgreSQL refuses", () => {
  expect(askedSkus(JSON.stringify(["A", "B\0"]))).toEqual(["A"]);
});
