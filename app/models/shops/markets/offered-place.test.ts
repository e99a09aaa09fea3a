import { expect, test } from "vitest";
import type { ShopLanguage } from "../locales/shop-language";
import { chosenMarket, marketCookie, offeredPlace, type Reader } from "./offered-place";

const place = (language: string, market: string, countries: string[]): ShopLanguage => ({
  language,
  market,
  countries,
  name: language,
  prefix: market ? `/${language}-${market}` : `/${language}`,
  origin: "",
  offer: "",
});
const europe = ["DE", "AT"];
const gulf = ["AE", "SA"];
const en = place("en", "", europe);
const de = place("de", "", europe);
const enGulf = place("en", "gulf", gulf);
const arGulf = place("ar", "gulf", gulf);
const all = [en, de, enGulf, arGulf];
const unknownReader: Reader = { language: null, market: null, languages: [], country: null };

test.each<[string, ShopLanguage, Partial<Reader>, ShopLanguage | null]>([
  ["nothing is known", en, {}, null],
  ["their browser prefers German", en, { languages: ["de"] }, de],
  ["they are in the Emirates", en, { country: "AE", languages: ["en"] }, enGulf],
  ["they read Arabic in Saudi Arabia", en, { country: "SA", languages: ["ar"] }, arGulf],
  ["the market has no language of theirs", de, { country: "AE", languages: ["de"] }, enGulf],
  ["only their browser names a country", en, { languages: ["ar-AE", "en"] }, arGulf],
  ["a later language names a country", en, { languages: ["en", "ar-AE"] }, null],
  ["its tag names a script", de, { languages: ["de-Latn-SA"] }, enGulf],
  ["a network knows it better", en, { country: "DE", languages: ["en-AE"] }, null],
  ["no market sells there", enGulf, { country: "JP", languages: ["en-JP"] }, null],
  ["they are at home abroad", enGulf, { country: "DE", languages: ["de"] }, de],
  ["they chose this market", enGulf, { country: "DE", market: "gulf", languages: ["en"] }, null],
  ["they chose the first one", arGulf, { country: "AE", market: "", language: "en" }, en],
  ["the market they chose is gone", en, { market: "us", languages: ["en"] }, null],
  ["they chose this language", en, { language: "en", languages: ["de"] }, null],
])("where %s (rules locales-5 and markets-9)", (_, here, reader, offered) => {
  expect(offeredPlace(all, here, { ...unknownReader, ...reader })).toBe(offered);
});

test("who is led to a market without their language reads on in the page's, where it has that", () => {
  const ar = place("ar", "", europe);
  const reader = { ...unknownReader, country: "AE", languages: ["it"] };
  expect(offeredPlace([...all, ar], ar, reader)).toBe(arGulf);
  expect(offeredPlace([...all, ar], de, reader)).toBe(enGulf);
});

test("a shop of one market offers languages alone", () => {
  const [first, other] = [en, de].map(({ market: _, countries: __, ...one }): ShopLanguage => one);
  if (!first || !other) return expect.fail("two languages");
  expect(offeredPlace([first, other], first, { ...unknownReader, languages: ["de-AE"], country: "AE" })).toBe(
    other,
  );
});

test("a chosen market is remembered, the first one too", () => {
  expect(chosenMarket(`a=b; ${marketCookie("gulf").split(";")[0]}`)).toBe("gulf");
  expect(chosenMarket(marketCookie(""))).toBe("");
  expect(chosenMarket("a=b")).toBeNull();
  expect(chosenMarket("supermarket=gulf")).toBeNull();
});
