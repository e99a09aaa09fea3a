import { expect, test } from "vitest";
import { languageName } from "./language-name";
import { chosenLanguage, languageCookie, preferredLanguage } from "./preferred-language";

test.each([
  [["de-AT", "en"], ["en", "de"], "de"],
  [["de-AT"], ["de", "de-AT"], "de-AT"],
  [["fr", "en-GB"], ["en", "de"], "en"],
  [["fr"], ["en", "de"], null],
  [[], ["en", "de"], null],
])("a browser of %j prefers of %j: %s (rule locales-5)", (wanted, offered, found) => {
  expect(preferredLanguage(wanted, offered)).toBe(found);
});

test("what was chosen is remembered", () => {
  expect(chosenLanguage(`a=b; ${languageCookie("de-AT").split(";")[0]}; c=d`)).toBe("de-AT");
  expect(chosenLanguage("my-language=de")).toBeNull();
});

test.each([
  ["de", "Deutsch"],
  ["pt", "Português"],
])("%s calls itself %s", (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
