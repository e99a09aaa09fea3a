import { describe, expect, test } from "vitest";
import { formatDate, formatDateTime } from "./format-date";

describe("formatDate", () => {
  test.each([
    ["2025-06-01", "Jun 01 2025"],
    ["2025-12-31T23:59:59.999Z", "Dec 31 2025"],
    ["2025-12-31T23:00:00-02:00", "Jan 01 2026"],
    ["2024-02-29T00:00:00Z", "Feb 29 2024"],
  ])("%s is %s", (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  test("refuses what is no date", () => {
    expect(() => formatDate("soon")).toThrow(RangeError);
  });
});

test("formatDateTime counts 24 hours, in UTC", () => {
  expect(formatDateTime("2025-06-01T21:04:05Z")).toBe("Jun/01/2025 21:04:05");
});
