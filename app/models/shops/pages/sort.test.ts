import { describe, expect, it, test } from "vitest";
import { askedSortCode, chosenSort, parseSort, sortCode, sortFields, sortOptions } from "./sort";

const category = { defaultCode: "id-desc", isSearch: false, canSeePrices: true };

describe("a sort code", () => {
  it.each(sortFields.flatMap((field) => [`${field}-asc`, `${field}-desc`]))(
    "%s is read and written alike",
    (code) => {
      const sort = parseSort(code);
      expect(sort && sortCode(sort)).toBe(code);
    },
  );
  it("without a direction is descending", () => {
    expect(parseSort("price")).toEqual({ field: "price", direction: "desc" });
  });
  it.each([null, "", "-", "price-up", "weight-asc", "price-asc-x", "__proto__"])(
    "%j is not a sort code",
    (text) => {
      expect(parseSort(text)).toBeNull();
    },
  );
});

test.each([
  ["price", "asc", "price-asc"],
  ["price", null, "price-desc"],
  ["price", "", "price-desc"],
  ["price-asc", "desc", "price-asc"],
])("a call for %s and %s asks for %s", (by, direction, code) => {
  expect(askedSortCode(by, direction)).toBe(code);
});

describe("the order chosen", () => {
  it("falls back to the default", () => {
    expect(sortCode(chosenSort("nonsense", category))).toBe("id-desc");
  });
  it("never sorts by hidden prices, nor offers it", () => {
    const hidden = { ...category, canSeePrices: false };
    expect(chosenSort("price-asc", hidden).field).toBe("id");
    expect(sortOptions(hidden).map((option) => option.code)).not.toContain("price-asc");
  });
  it("is best match only in a search", () => {
    expect(chosenSort("bestmatch-desc", category).field).toBe("id");
    expect(chosenSort("bestmatch-desc", { ...category, isSearch: true }).field).toBe("bestmatch");
  });
});

it("the default comes first, once", () => {
  const codes = sortOptions({ ...category, defaultCode: "newest-desc" }).map((option) => option.code);
  expect(codes[0]).toBe("newest-desc");
  expect(new Set(codes).size).toBe(codes.length);
});
