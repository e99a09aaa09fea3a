import { describe, expect, test } from "vitest";
import { isOldEnough } from "./is-old-enough";

describe("isOldEnough", () => {
  test.each([
    ["the day before the birthday", "2025-05-31T23:59:59.999Z", false],
    ["on the birthday", "2025-06-01T00:00:00Z", true],
    ["later", "2030-01-01T00:00:00Z", true],
  ])("21 years after 1 June 2004, %s", (_, now, expected) => {
    expect(isOldEnough("2004-06-01", 21, new Date(now))).toBe(expected);
  });

  test.each([
    ["2025-02-28T23:59:59Z", false],
    ["2025-03-01T00:00:00Z", true],
  ])("born on 29 February, 21 at %s: %s", (now, expected) => {
    expect(isOldEnough("2004-02-29", 21, new Date(now))).toBe(expected);
  });

  test.each(["", "2004", "2004-13-01", "2003-02-29", "01/06/2004", "2004-06-01T00:00:00Z"])(
    "%j is not a date",
    (birth) => {
      expect(isOldEnough(birth, 0, new Date("2025-06-01"))).toBe(false);
    },
  );

  test("a future birth date is refused", () => {
    expect(isOldEnough("2025-06-02", 0, new Date("2025-06-01"))).toBe(false);
  });
});
