import { expect, test } from "vitest";
import { countdownView } from "./countdown-view";
import { tickingText } from "./ticking-text";

const zone = "America/New_York";
const at = (iso: string) => ({ zone, now: new Date(iso) });

test("a day ends at its midnight, on the shop's clock", () => {
  expect(countdownView({ day: "2026-11-29", time: "" }, at("2026-11-26T12:00:00Z"))).toEqual({
    endsAt: "2026-11-30T05:00:00.000Z",
    endText: "Sunday, November 29",
    leftText: "3 days",
  });
});

test("a time of that day is said", () => {
  const view = countdownView({ day: "2026-11-29", time: "18:00" }, at("2026-11-29T22:01:00Z"));
  expect(view).toMatchObject({ endText: "Sunday, November 29, 18:00", leftText: "59 minutes" });
});

test("once it is over nothing is left", () => {
  expect(countdownView({ day: "2026-11-29", time: "" }, at("2026-11-30T05:00:00Z"))?.leftText).toBe("");
});

test.each(["", "soon", "2026-02-30"])("the day %j is none", (day) => {
  expect(countdownView({ day, time: "" }, at("2026-11-29T00:00:00Z"))).toBeNull();
});

test.each([
  [90_061_000, "1 day 01:01:01"],
  [59_001, "00:01:00"],
  [0, null],
])("%i ms are said as %j", (ms, text) => {
  expect(tickingText(ms)).toBe(text);
});
