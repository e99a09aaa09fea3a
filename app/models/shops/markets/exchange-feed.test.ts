import { describe, expect, test } from "vitest";
import { crossRate, isStale, readEcbRates } from "./exchange-feed";
import { ecbXml } from "./exchange-feed-fixture";

const known = () =>
  readEcbRates(ecbXml("2026-11-27", { USD: "1.0823", JPY: "161.48", GBP: "0.83128" })) ??
  expect.fail("no rates");

describe("the bank's daily rates (rule markets-8)", () => {
  test("have a day, and the euro itself", () => {
    expect([known().day, known().base]).toEqual(["2026-11-27", "EUR"]);
    expect([...known().rates]).toEqual([
      ["USD", "1.0823"],
      ["JPY", "161.48"],
      ["GBP", "0.83128"],
      ["EUR", "1"],
    ]);
  });

  test.each([
    ["USD", "EUR", "0.9239582371"],
    ["EUR", "USD", "1.0823"],
    ["USD", "JPY", "149.2007761249"],
    ["JPY", "USD", "0.0067023780"],
    ["GBP", "GBP", "1"],
    ["USD", "SEK", null],
    ["SEK", "USD", null],
  ])("one %s costs so many %s: %s", (from, to, rate) => {
    expect(crossRate(known(), from, to)).toBe(rate?.replace(/(\.\d*?)0+$/, "$1") ?? null);
  });

  test.each([
    "",
    "<html>Service unavailable</html>",
    "<Cube time='2026-11-27'></Cube>",
    ecbXml("2026-13-45", { USD: "1" }),
  ])("are nothing in another answer", (xml) => {
    expect(readEcbRates(xml)).toBeNull();
  });

  test("a rate that is none is left out", () => {
    expect(readEcbRates(ecbXml("2026-11-27", { USD: "1.1", JPY: "0", GBP: "1.2.3" }))?.rates.size).toBe(2);
  });
});

test("a rate is good to the end of its last day", () => {
  expect(isStale("2026-11-21", 7, new Date("2026-11-29T00:00:00Z"))).toBe(false);
  expect(isStale("2026-11-21", 7, new Date("2026-11-29T00:00:00.001Z"))).toBe(true);
});

test.each([
  ["2026-11-27", 7, false],
  ["2026-11-22", 7, false],
  ["2026-11-21", 7, true],
])("of %s with at most %i days it is stale: %s", (day, most, stale) => {
  expect(isStale(day, most, new Date("2026-11-29T12:00:00Z"))).toBe(stale);
});
