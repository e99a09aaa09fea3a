import { describe, expect, test } from "vitest";
import { isMoment, zonedMomentMs } from "./zoned-moment";

const zone = "America/New_York";
const inUtc = (ms: number) => new Date(ms).toISOString();

describe("a moment that an owner writes (rule dates-4)", () => {
  test.each([
    ["2026-11-27", "2026-11-27T05:00:00.000Z"],
    ["2026-07-04", "2026-07-04T04:00:00.000Z"],
    ["2026-11-27T09:30", "2026-11-27T14:30:00.000Z"],
    ["2026-11-27T09:30:00Z", "2026-11-27T09:30:00.000Z"],
    ["2026-11-27T09:30:00+01:00", "2026-11-27T08:30:00.000Z"],
    // The hour that comes twice.
    ["2026-11-01T01:30", "2026-11-01T05:30:00.000Z"],
    ["2026-11-01T01:30-05:00", "2026-11-01T06:30:00.000Z"],
    // The hour that clocks skip.
    ["2026-03-08T02:30", "2026-03-08T07:30:00.000Z"],
  ])("%s in New York is %s", (text, moment) => {
    expect(inUtc(zonedMomentMs(text, zone))).toBe(moment);
  });

  test.each([
    ["2026-11-30", "2026-12-01T05:00:00.000Z"],
    // The day of 25 hours.
    ["2026-11-01", "2026-11-02T05:00:00.000Z"],
    ["2026-11-30T18:00", "2026-11-30T23:00:00.000Z"],
  ])("%s as an end is %s", (text, moment) => {
    expect(inUtc(zonedMomentMs(text, zone, "ends"))).toBe(moment);
  });

  test.each(["2026-11-27", "2026-11-27T09:30", "2026-11-27T09:30:00.000Z"])("%s is one", (text) => {
    expect(isMoment(text)).toBe(true);
  });

  test.each(["", "tomorrow", "2026-02-30", "2026-11-27 09:30", "2026-11-27T25:00", "11/27/2026"])(
    "%j is none",
    (text) => {
      expect(isMoment(text)).toBe(false);
    },
  );
});
