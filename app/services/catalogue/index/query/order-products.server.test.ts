import { describe, expect, it } from "vitest";
import type { Sort } from "~/models/shops/pages/sort";
import { indexOf, type TestProduct, testProduct } from "./index-fixture.server";
import { pageOfProducts } from "./order-products.server";

/**
 * Several pages of products, most have no sales, some share a rank,
 * few have their own. Every second one is in another category, so that row ids do not follow ids.
 */
const products = Array.from({ length: 12_000 }, (_, at) =>
  testProduct(at + 1, {
    categoryIds: [1 + (at % 2)],
    salesRank: at % 50 < 2 ? (at % 7) + 1 : at % 1999 === 0 ? at * 100_000 : 0,
    priceMinor: at % 3 === 0 ? 0 : 100 + (at % 400),
    createdS: (at * 7919) % 12_007,
  }),
);
const index = indexOf(products);
const listed = products.filter(({ id }) => id % 5 !== 0);
const rowIds = Uint32Array.from(listed, ({ id }) => index.rowIdOf(id) ?? -1).sort();
const prices = index.prices.ofAll;

/** Expects a page to be that of a full sort, in both directions. */
const expectPage = (
  field: Sort["field"],
  offset: number,
  compare: (way: number, a: TestProduct, b: TestProduct) => number,
) => {
  for (const direction of ["asc", "desc"] as const) {
    const way = direction === "asc" ? 1 : -1;
    const expected = [...listed].sort((a, b) => compare(way, a, b) || way * (a.id - b.id));
    const page = pageOfProducts(index, rowIds, { sort: { field, direction }, prices }, { offset, limit: 24 });
    expect(page.map((rowId) => index.products.ids.get(rowId))).toEqual(
      expected.slice(offset, offset + 24).map(({ id }) => id),
    );
  }
};

describe("a page of many products", () => {
  it.each([0, 24, 60, 70, 96, 370, 390, 480, 500, 2000, 9590, 9600])("from %i equals a full sort", (offset) =>
    expectPage("bestseller", offset, (way, a, b) => way * (a.salesRank - b.salesRank)),
  );
  it.each([0, 24, 200])("from %i is right wherever the first products of an order are", (offset) =>
    expectPage("newest", offset, (way, a, b) => way * (a.createdS - b.createdS)),
  );
  it.each([0, 6390, 6400, 9590])("by price from %i has hidden prices last, in both directions", (offset) => {
    const isHidden = ({ priceMinor }: TestProduct) => Number(priceMinor === 0);
    expectPage(
      "price",
      offset,
      (way, a, b) => isHidden(a) - isHidden(b) || way * (a.priceMinor - b.priceMinor),
    );
  });
});
