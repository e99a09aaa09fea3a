import { expect, test } from "vitest";
import { postalArea } from "./postal-area";

test.each([
  ["18064", "18064"],
  [" 18064 ", "18064"],
  ["18064-1234", "18064"],
  ["K1A 0B1", "K1A"],
  ["k1a0b1", "K1A"],
  ["v6b", "V6B"],
])("%s lies in %s", (text, area) => {
  expect(postalArea(text)).toBe(area);
});

test.each(["", "1806", "180644", "Z1A 0B1", "K1", "K1A 0B", "../18064", "18064'", "１８０６４"])(
  "%j is not a US or Canadian postal code",
  (text) => {
    expect(postalArea(text)).toBeNull();
  },
);
