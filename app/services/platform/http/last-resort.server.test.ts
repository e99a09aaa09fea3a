import { expect, test } from "vitest";
import { lastResort } from "./last-resort.server";

test("an error within the error page says so, and leads home (rule errors-3)", () => {
  expect(lastResort).toContain("<p>An error occurred while showing the error page</p>");
  expect(lastResort).toMatch(/<a href="\/">Continue Shopping<\/a>/);
});
