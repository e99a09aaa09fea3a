import { expect, test } from "vitest";
import { expectedShipText } from "./expected-ship-text";

test.each([
  ["tomorrow", "2026-12-02", "Expected to ship on Dec 02 2026"],
  ["today", "2026-12-01", "Expected to ship on Dec 01 2026"],
  ["yesterday", "2026-11-30", ""],
  ["no known day", null, ""],
])("backordered pieces that are sent %s", (_, shipsOn, text) => {
  expect(expectedShipText(shipsOn, "2026-12-01")).toBe(text);
});
