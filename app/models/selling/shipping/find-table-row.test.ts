import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
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
  ])("picks the row for %s", (_, destination, row) => {
    expect(findTableRow(rows, 0, destination)).toBe(row);
  });

  test("place takes precedence over amount", () => {
    expect(findTableRow([{ from: 1000, amountMinor: 1 }, state], 2000, nazareth)).toBe(state);
  });

  test("a row above the amount does not apply", () => {
    expect(findTableRow([{ from: 1000, amountMinor: 1 }], 999, nazareth)).toBeNull();
  });
});

describe("of rows for one place", () => {
  const steps = [0, 500, 1000].map((from) => ({ from, amountMinor: from }));

  test.each([
    [0, 0],
    [499, 0],
    [500, 500],
    [5000, 1000],
  ])("at %i the row from %i applies, in any order of rows", (measure, from) => {
    expect(findTableRow(steps, measure, null)?.from).toBe(from);
    expect(findTableRow(steps.toReversed(), measure, null)?.from).toBe(from);
  });

  test("the first of two equal rows applies", () => {
    const [first, second] = [{ amountMinor: 1 }, { amountMinor: 2 }];
    expect(findTableRow([first, second], 0, null)).toBe(first);
  });
});

test("rows may be in any order", () => {
  expect(findTableRow(rows.toReversed(), 0, nazareth)).toBe(state);
  expect(findTableRow([state, everywhere, country], 0, { ...nazareth, state: "NJ" })).toBe(country);
});

test("a state's row does not apply while the destination is unknown", () => {
  expect(findTableRow([{ state: "PA", amountMinor: 1 }], 0, null)).toBeNull();
});
