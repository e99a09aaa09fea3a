import { expect, test } from "vitest";
import { inZone } from "../../platform/date/format-date";
import { sendingTime } from "./sending-time";

const noonInNewYork = inZone(new Date("2026-03-01T17:00:00Z"), "America/New_York");

test("a later day is at eight o'clock of the shop", () => {
  expect(sendingTime("2026-03-02", noonInNewYork)?.toISOString()).toBe("2026-03-02T13:00:00.000Z");
});

test("summer time counts from the day it begins", () => {
  expect(sendingTime("2026-03-08", noonInNewYork)?.toISOString()).toBe("2026-03-08T12:00:00.000Z");
});

test("eight o'clock of today is over at eight o'clock", () => {
  const eight = inZone(new Date("2026-03-01T13:00:00Z"), "America/New_York");
  expect(sendingTime("2026-03-01", eight)).toBeNull();
});

test.each([null, "", "2026-03-01", "2025-12-24", "2027", "2027-05", "2027--05", "soon"])(
  "%j is at once",
  (sendOn) => {
    expect(sendingTime(sendOn, noonInNewYork)).toBeNull();
  },
);
