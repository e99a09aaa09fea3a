import { describe, expect, test } from "vitest";
import { formatPostalCode, isPostalCode } from "./postal-code";

describe("isPostalCode", () => {
  test.each([
    ["18064", "US"],
    ["18064-1234", "US"],
    ["180641234", "US"],
    ["K1A 0B1", "CA"],
    ["k1a0b1", "CA"],
    ["SW1A 1AA", "GB"],
  ])("takes %s in %s", (code, country) => {
    expect(isPostalCode(code, country)).toBe(true);
  });

  test.each([
    ["1806", "US"],
    ["180645", "US"],
    ["18064-123", "US"],
    ["K1A 0B1", "US"],
    ["D1A 0B1", "CA"],
    ["Z1A 0B1", "CA"],
    ["18064", "CA"],
    ["", "GB"],
    ["<b>", "GB"],
  ])("refuses %j in %s", (code, country) => {
    expect(isPostalCode(code, country)).toBe(false);
  });
});

test("a Canadian code is written with its space", () => {
  expect(formatPostalCode("k1a0b1", "CA")).toBe("K1A 0B1");
});
