import { expect, test } from "vitest";
import { redirectRows } from "./redirect-rows";

test.each([
  [["from", "to"], { from: "/a", to: "/b" }],
  [["Redirect from", "Redirect to"], { "Redirect from": "/a", "Redirect to": "/b" }],
])("redirects of a file with the columns %j are read", (header, cells) => {
  expect(redirectRows(header, [{ line: 2, cells }])).toEqual([{ line: 2, from: "/a", to: "/b" }]);
});

test("a file of other columns has none", () => {
  expect(redirectRows(["from"], [])).toBeNull();
});
