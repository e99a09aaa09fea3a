import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noFilters } from "../../../catalogue/filters/applied-filters";
import { filtersOf, testGroups } from "../../../catalogue/filters/filter-fixture";
import { readFilterCall } from "./filter-call";

const read = (sent: unknown) => readFilterCall(sent, testGroups, "USD");

describe("the filters of a call", () => {
  it("are keys by group, a price range in major units and a least rating", () => {
    const sent = { color: ["Red", "Blue"], price: { from: 10.5 }, review_avg_rating: { min: 4 } };
    const price = { fromMinor: 1050, toMinor: null };
    expect(read(sent)).toEqual(filtersOf({ color: ["Blue", "Red"] }, { price, minRating: 4 }));
  });
  it.each([[undefined], [null], [{}], [{ color: [] }], [{ price: {} }]])("%j selects no filter", (sent) => {
    expect(read(sent)).toEqual(noFilters);
  });
  it.each([
    [{ shape: ["Round"] }, "shape"],
    [{ shape: [] }, "shape"],
    [{ color: ["Red"], price: { from: "much" } }, "price"],
    ["color", "color"],
    [7, "7"],
  ])("the filter in %j is refused by name", (sent, unknown) => {
    expect(read(sent)).toEqual({ unknown });
  });
  it("any input is either read or refused", () => {
    // JavaScript cannot convert this object to text.
    const odd = { toString: "" };
    const examples = [[odd], { color: odd }, { color: [odd] }, { price: { from: odd } }, { shape: odd }];
    const property = fc.property(fc.jsonValue(), (sent) => read(sent) !== null);
    fc.assert(property, { examples: examples.map((sent) => [sent]) });
  });
});
