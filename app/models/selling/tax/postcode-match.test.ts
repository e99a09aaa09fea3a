import { describe, expect, test } from "vitest";
import { postcodeMatch } from "./postcode-match";

describe("postcodeMatch", () => {
  test.each([
    ["19104", "19104"],
    ["19104", "19104-1234"],
    ["191*", "19104"],
    ["*", "19104"],
    ["19100..19199", "19100"],
    ["19100..19199", "19199"],
    ["18064, 191*", "19104"],
    ["k1a 0b1", "K1A0B1"],
  ])("%s matches %s", (pattern, postcode) => {
    expect(postcodeMatch(pattern, postcode)).not.toBeNull();
  });

  test.each([
    ["19104", "19105"],
    ["191*", "19204"],
    ["19100..19199", "19200"],
    ["19100..19199", "19099"],
    ["19100..19199", "191"],
    ["", ""],
  ])("%j does not match %j", (pattern, postcode) => {
    expect(postcodeMatch(pattern, postcode)).toBeNull();
  });

  test("a whole code is more exact than a range, a range than a prefix, a long prefix than a short one", () => {
    const ranks = ["19104", "19100..19199", "191*", "1*"].map(
      (pattern) => postcodeMatch(pattern, "19104") ?? -1,
    );
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks).size).toBe(4);
  });
});

test.each([
  ["19104", "x19104-1234"],
  ["x19104", "x19104-1234"],
  ["191045", "19104-12345"],
  ["19104", "19104-12345"],
  ["191..19199", "19104"],
  ["K1A..K1B", "K1A0B1"],
])("%s does not match %s", (pattern, postcode) => {
  expect(postcodeMatch(pattern, postcode)).toBeNull();
});

test("the most exact part of a list counts", () => {
  expect(postcodeMatch("19104, 1*", "19104")).toBe(postcodeMatch("19104", "19104"));
  expect(postcodeMatch("1*, 19104", "19104")).toBe(postcodeMatch("19104", "19104"));
});

test("a prefix counts by its characters without spaces", () => {
  expect(postcodeMatch("k 1  a*", "K1A 0B1")).toBe(3);
  expect(postcodeMatch("*", "19104")).toBe(0);
});
