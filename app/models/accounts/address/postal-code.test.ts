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
    ["sw1a1aa", "GB"],
    ["80331", "DE"],
    ["1010", "AT"],
    ["1017 ab", "NL"],
    ["00-950", "PL"],
    ["114 55", "SE"],
    ["100-0001", "JP"],
    ["4670001", "CL"],
    ["10000", "VN"],
    ["100000", "VN"],
    ["110 001", "IN"],
    ["12345-6789", "SA"],
    ["110001", "RS"],
    ["91000", "IL"],
    ["C1425", "AR"],
    ["LT-01100", "LT"],
    ["L-1234", "LU"],
    ["MD-2001", "MD"],
    ["AB-12", "HK"],
    ["", "HK"],
    ["", "AE"],
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
    ["18064", "GB"],
    ["8033", "DE"],
    ["803312", "DE"],
    ["D-80331", "DE"],
    ["10100", "AT"],
    ["0017 AB", "NL"],
    ["00950-1", "PL"],
    ["<b>", "HK"],
  ])("refuses %j in %s", (code, country) => {
    expect(isPostalCode(code, country)).toBe(false);
  });
});

test("a Canadian code is written with its space", () => {
  expect(formatPostalCode("k1a0b1", "CA")).toBe("K1A 0B1");
});
