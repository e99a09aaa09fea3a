import { describe, expect, it } from "vitest";
import { waitingText, waitSeconds, waitWords } from "./waiting";

describe("how long to wait (rule resilience-14)", () => {
  it.each([
    [0, 5],
    [5_000, 5],
    [5_001, 6],
    [61_000, 61],
  ])("%i ms is %i s", (waitMs, seconds) => expect(waitSeconds(waitMs)).toBe(seconds));

  it.each([
    [5, "about 5 seconds"],
    [6, "about 10 seconds"],
    [60, "about 60 seconds"],
    [61, "about 2 minutes"],
    [120, "about 2 minutes"],
    [300, "about 5 minutes"],
  ])("%i s is '%s'", (seconds, words) => expect(waitWords(seconds)).toBe(words));

  it("says of a form that it has to be sent again, and of a page that it tries itself", () => {
    expect(waitingText(12, true)).toContain("send it again in about 15 seconds");
    expect(waitingText(12, false)).toContain("opens in about 15 seconds");
  });
});
