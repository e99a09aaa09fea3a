import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitListingPath } from "../listing/split-listing-path";
import { type AppliedFilters, noFilters, withKeys } from "./applied-filters";
import { filtersOf, testGroups } from "./filter-fixture";
import { filterSegments, formatFilterPath, parseFilterPath } from "./filter-path";
import { priceRange } from "./price-segment";

const parse = (...segments: string[]) => parseFilterPath(segments, testGroups, "USD");
const format = (filters: AppliedFilters) => formatFilterPath(filters, testGroups, "USD");

/** The path a browser would send for these filters, parsed again. */
const reread = (path: string) => {
  const split = splitListingPath(new URL(`/mugs${path}`, "https://shop.example").pathname);
  return split && parseFilterPath(split.segments, testGroups, "USD");
};

const key = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .filter((text) => !/\||\p{Surrogate}/u.test(text) && !text.includes("\u0000"));
const amountMinor = fc.option(fc.integer({ min: 0, max: 9_999_999 }));
const anyFilters = fc
  .record({
    color: fc.array(key, { maxLength: 4 }),
    brand: fc.array(key, { maxLength: 4 }),
    from: amountMinor,
    to: amountMinor,
    minRating: fc.option(fc.constantFrom(1.5, 2, 3, 3.5, 4, 5)),
  })
  .map(({ color, brand, from, to, minRating }) => ({
    ...withKeys(withKeys(noFilters, "color", color), "brand", brand),
    price: priceRange(from, to),
    minRating,
  }));

const probe = fc.oneof(
  fc.constantFrom("color", "price", "=", "|", ",", "/", "%", "%7C", "%2F", "min", "max", "1", "__proto__"),
  fc.string({ unit: "binary", maxLength: 6 }),
);

describe("a filter path", () => {
  it("is unchanged when read and written", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(reread(format(filters))).toEqual(filters);
      }),
    );
  });

  it("has one canonical form for all spellings", () => {
    fc.assert(
      fc.property(anyFilters, fc.integer(), (filters, seed) => {
        const segments = filterSegments(filters, testGroups, "USD");
        const turned = [...segments].sort((a, b) => (a + seed > b + seed === seed > 0 ? 1 : -1));
        const read = parse(...turned);
        expect(read && format(read)).toBe(format(filters));
      }),
    );
  });

  it("never throws, whatever it contains", () => {
    fc.assert(
      fc.property(fc.array(probe, { maxLength: 8 }), (parts) => {
        const split = splitListingPath(`/mugs/${parts.join("")}`);
        if (split) parseFilterPath(split.segments, testGroups, "USD");
      }),
    );
  });

  it("follows the order of the groups, with sorted keys", () => {
    const read = parse("brand=B|A", "price=10,max", "color=Red|Blue");
    expect(read && format(read)).toBe("/color=Blue%7CRed/brand=A%7CB/price=10,max");
  });

  it("merges repeated segments of a group", () => {
    expect(parse("color=Red", "color=Blue|Red")).toEqual(filtersOf({ color: ["Blue", "Red"] }));
  });

  it("escapes characters that addresses cannot contain", () => {
    expect(format(filtersOf({ brand: ["Fjord & Fell", "a/b", "100%"] }))).toBe(
      "/brand=100%25%7CFjord%20%26%20Fell%7Ca%2Fb",
    );
  });

  it.each([
    ["an unknown name", "shape=Round"],
    ["no name", "=Red"],
    ["no value", "color="],
    ["an empty value among others", "color=Red||Blue"],
    ["a key too long", `color=${"x".repeat(201)}`],
    ["a price with one end", "price=10"],
    ["a price with three ends", "price=1,2,3"],
    ["a negative price", "price=-1,5"],
    ["a price with three decimals", "price=1.005,5"],
    ["a price of nine digits", "price=123456789,max"],
    ["a rating of words", "review_avg_rating=good"],
    ["a rating above 5", "review_avg_rating=5.5"],
    ["a name of the language itself", "constructor=1"],
  ])("is refused for %s", (_, segment) => {
    expect(parse(segment)).toBeNull();
  });

  it("is refused for two prices", () => {
    expect(parse("price=1,2", "price=3,4")).toBeNull();
  });

  it.each([
    ["the full price range", "price=min,max"],
    ["a rating of 1", "review_avg_rating=1"],
  ])("drops %s", (_, segment) => {
    expect(parse(segment)).toEqual(noFilters);
  });

  it("puts a reversed price range in order", () => {
    expect(parse("price=20,10.5")?.price).toEqual({ fromMinor: 1050, toMinor: 2000 });
  });

  it("reads amounts in the shop's currency", () => {
    expect(parseFilterPath(["price=1200,max"], testGroups, "JPY")?.price).toEqual({
      fromMinor: 1200,
      toMinor: null,
    });
    expect(parseFilterPath(["price=12.5,max"], testGroups, "JPY")).toBeNull();
  });
});
