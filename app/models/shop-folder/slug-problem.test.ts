import { expect, test } from "vitest";
import { slugProblem } from "./slug-problem";

test.each(["table-lamps", "a", "404", "help/returns", "écharpe"])("%s can be an address", (slug) => {
  expect(slugProblem(slug)).toBeNull();
});

test.each(["", "Table", "a--b", "-a", "a-", "a b", "/a", "a/", "../a", "a?b"])(
  "'%s' can't be an address",
  (slug) => {
    expect(slugProblem(slug)).toContain("may only hold");
  },
);

test("a word of the shop's own pages is reserved", () => {
  expect(slugProblem("checkout")).toContain("is reserved");
});
