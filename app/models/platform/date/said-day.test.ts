import { expect, it } from "vitest";
import { saidDay } from "./said-day";

const clock = { zone: "America/New_York", now: new Date("2026-03-10T03:30:00Z") };

it.each([
  ["2026-03-10T03:00:00Z", "Today"],
  ["2026-03-09T04:00:00Z", "Today"],
  ["2026-03-09T03:59:59Z", "Yesterday"],
  ["2026-03-08T05:00:00Z", "Yesterday"],
  ["2026-03-08T04:59:59Z", "Mar 07 2026"],
  ["2025-12-31T12:00:00Z", "Dec 31 2025"],
])("%s is said as %s, on the shop's clock and over the hour that is left out", (at, text) => {
  expect(saidDay(new Date(at), clock)).toBe(text);
});
