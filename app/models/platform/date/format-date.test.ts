import { expect, test } from "vitest";
import { formatDate, formatDateTime, inZone } from "./format-date";

test.each([
  ["2025-06-01T00:00:00Z", "UTC", "Jun 01 2025"],
  ["2025-12-31T23:59:59.999Z", "UTC", "Dec 31 2025"],
  ["2025-12-31T23:59:59.999Z", "Asia/Tokyo", "Jan 01 2026"],
  ["2026-01-01T04:59:59Z", "America/New_York", "Dec 31 2025"],
  ["2026-01-01T05:00:00Z", "America/New_York", "Jan 01 2026"],
])("the day of %s in %s is %s", (iso, zone, text) => {
  expect(formatDate(new Date(iso), zone)).toBe(text);
});

test.each([
  ["2025-06-01T21:04:05Z", "UTC", "Jun/01/2025 21:04:05"],
  ["2025-06-01T00:00:00Z", "UTC", "Jun/01/2025 00:00:00"],
  // Daylight saving time is one hour ahead.
  ["2026-03-08T06:59:59Z", "America/New_York", "Mar/08/2026 01:59:59"],
  ["2026-03-08T07:00:00Z", "America/New_York", "Mar/08/2026 03:00:00"],
])("the moment %s in %s is %s", (iso, zone, text) => {
  expect(formatDateTime(new Date(iso), zone)).toBe(text);
});

test.each([
  [new Date("soon"), "UTC"],
  [new Date(0), "Mars/Olympus"],
])("%s in %s is refused", (at, zone) => {
  expect(() => inZone(at, zone)).toThrow(RangeError);
});
