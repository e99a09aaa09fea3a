import { afterEach, describe, expect, test } from "vitest";
import { english } from "./format-message";
import { decimalText, englishNumber, numberText } from "./number-text";
import { speakBy } from "./spoken-language";

afterEach(() => speakBy(() => undefined));
const speak = (language: string) => speakBy(() => ({ language, t: english }));

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567, "1,234,567"],
])("%i is written %s in English", (count, text) => {
  expect([englishNumber(count), numberText(count)]).toEqual([text, text]);
});

describe.each([
  ["en", "12,345", "4.5", "4.0"],
  ["de", "12.345", "4,5", "4,0"],
  ["fr", "12\u202F345", "4,5", "4,0"],
  ["ar", "12,345", "4.5", "4.0"],
  ["ja", "12,345", "4.5", "4.0"],
])("in %s (rule texts-11)", (language, whole, half, even) => {
  test("numbers have its signs and Western digits", () => {
    speak(language);
    expect(numberText(12_345)).toBe(whole);
    expect([decimalText(4.5), decimalText(4)]).toEqual([half, even]);
  });
});
