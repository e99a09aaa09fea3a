import { describe, expect, test } from "vitest";
import { directionOf } from "./language";
import { languageSchema } from "./modules/language-schema";

describe("the language of a shop (rule accessibility-13)", () => {
  test("is English unless it says otherwise", () => {
    expect(languageSchema.parse(undefined)).toBe("en");
  });
  test.each(["de", "de-AT", "ar", "zh-Hant-TW", "ckb"])("may be %s", (tag) => {
    expect(languageSchema.parse(tag)).toBe(tag);
  });
  test.each(["", "English", "e", 'en" onload="', "en_US", "EN"])("is not %j", (tag) => {
    expect(languageSchema.safeParse(tag).success).toBe(false);
  });
});

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["az-Arab", "rtl"],
  ["ur-Latn", "ltr"],
  ["en", "ltr"],
  ["de-AT", "ltr"],
] as const)("%s is written %s", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
