import { expect, test } from "vitest";
import { slugProblem } from "./slug-problem";

test.each(["table-lamps", "a", "404", "help/returns", "écharpe"])("%s is a valid address", (slug) => {
  expect(slugProblem(slug)).toBeNull();
});

test.each(["", "Table", "a--b", "-a", "a-", "a b", "/a", "a/", "../a", "a?b"])("'%s' is not", (slug) => {
  expect(slugProblem(slug)).toContain("may contain only");
});

test("a route's own first segment is reserved", () => {
  expect(slugProblem("checkout")).toContain("is reserved");
});
