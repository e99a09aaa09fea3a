import { describe, expect, test } from "vitest";
import { formatPhone, isPhone, printedPhone, typedPhone } from "./phone";

describe("formatPhone", () => {
  test.each([
    ["6105551234", "(610) 555-1234"],
    ["+1 610.555.1234", "(610) 555-1234"],
    ["16105551234", "(610) 555-1234"],
    ["610555123499", "(610) 555-1234"],
    ["610555123", "(610) 555-123"],
    ["6105", "(610) 5"],
    ["610", "610"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["", ""],
  ])("%j is written %j", (typed, written) => {
    expect(formatPhone(typed)).toBe(written);
  });

  test("a formatted number is unchanged", () => {
    expect(formatPhone("(610) 555-1234")).toBe("(610) 555-1234");
  });
});

describe("typedPhone", () => {
  test.each([
    ["610.555.1234", "610.555.1234"],
    ["610.555", "610.555"],
    ["610.555.12345", "610.555.1234"],
    ["(610) 555.a1234", "610555.1234"],
    ["6105551234", "(610) 555-1234"],
    ["+1 610 555 1234", "(610) 555-1234"],
    ["+", "+"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["+49.30.123456789", "+49.30.123456789"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(typedPhone(typed)).toBe(kept);
  });
});

describe("isPhone", () => {
  test.each(["", "  ", "6105551234", "1 (610) 555-1234", "+44 20 7946 0958"])("accepts %j", (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each(["610555123", "1610555123", "call me"])("refuses %j", (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe("printedPhone", () => {
  test.each([
    ["2075550142", "(207) 555-0142"],
    ["+1 207 555 0142", "(207) 555-0142"],
    ["(207) 555-0142", "(207) 555-0142"],
    ["030 1234567", "030 1234567"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["", ""],
  ])("%j is printed as %j", (entered, printed) => {
    expect(printedPhone(entered)).toBe(printed);
  });
});
