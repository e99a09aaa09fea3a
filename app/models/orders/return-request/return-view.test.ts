import { expect, test } from "vitest";
import { parseReturnNumber, returnNumber } from "./return-view";

test("a return is numbered within its order", () => {
  expect(returnNumber("HP-100001", 2)).toBe("HP-100001-2");
  expect(parseReturnNumber("HP-100001-2")).toEqual({ incrementId: "HP-100001", id: 2 });
});

test.each(["100001", "100001-0", "-1", "100001-x", ""])("%j is no number of a return", (typed) => {
  expect(parseReturnNumber(typed)).toBeNull();
});
