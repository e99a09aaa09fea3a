import { describe, expect, test } from "vitest";
import { nazareth } from "../address/address-fixture";
import { findTableRow } from "./find-table-row";

const everywhere = { amountMinor: 2900 };
const country = { country: "US", amountMinor: 900 };
const state = { country: "US", state: "PA", amountMinor: 500 };
const rows = [everywhere, country, state];

describe("findTableRow", () => {
  test.each([
    ["its state", nazareth, state],
    ["its country", { ...nazareth, state: "NJ" }, country],
    ["everywhere", { ...nazareth, country: "CA", state: "ON" }, everywhere],
    ["everywhere while the destination is unknown", null, everywhere],
  ])("takes the row for %s", (_, destination, row) => {
    expect(findTableRow(rows, 0, destination)).toBe(row);
  });

  test("a place counts for more than a step", () => {
    expect(findTableRow([{ from: 1000, amountMinor: 1 }, state], 2000, nazareth)).toBe(state);
  });

  test("a step that is not reached does not hold", () => {
    expect(findTableRow([{ from: 1000, amountMinor: 1 }], 999, nazareth)).toBeNull();
  });
});
