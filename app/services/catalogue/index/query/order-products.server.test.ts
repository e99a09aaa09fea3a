import { describe, expect, it } from "vitest";
import { indexOf, type TestProduct, testProduct } from "./index-fixture.server";
import { pageOfProducts } from "./order-products.server";

/**
 * Several pages of products, most have no sales, some share a rank,
 * few have their own. Every second one is in another category, so that slots do not follow ids.
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
const slots = Uint32Array.from(listed, ({ id }) => index.slotOf(id) ?? -1).sort();
const prices = index.prices.ofAll;
const base = { kind: "category" as const, categoryId: 1 };
const idsOf = (page: readonly number[]) => page.map((slot) => index.products.ids.get(slot));

describe("a page of many products", () => {
  it.each([0, 24, 60, 70, 96, 370, 390, 480, 500, 2000, 9590, 9600])(
    "from place %i equals a full sort",
    (offset) => {
      for (const direction of ["asc", "desc"] as const) {
        const way = direction === "asc" ? 1 : -1;
        const expected = [...listed]
          .sort((a, b) => way * (a.salesRank - b.salesRank || a.id - b.id))
          .slice(offset, offset + 24)
          .map(({ id }) => id);
        const page = pageOfProducts(
          index,
          slots,
          { sort: { field: "bestseller", direction }, prices, base },
          {
            offset,
            limit: 24,
          },
        );
        expect(idsOf(page)).toEqual(expected);
      }
    },
  );

  it.each([0, 24, 200])("from place %i is right wherever the first products of an order are", (offset) => {
    const expected = [...listed].sort((a, b) => b.createdS - a.createdS).slice(offset, offset + 24);
    const sort = { field: "newest", direction: "desc" } as const;
    const page = pageOfProducts(index, slots, { sort, prices, base }, { offset, limit: 24 });
    expect(idsOf(page)).toEqual(expected.map(({ id }) => id));
  });

  it.each([0, 6390, 6400, 9590])(
    "by price from place %i has hidden prices last, in both directions",
    (offset) => {
      for (const direction of ["asc", "desc"] as const) {
        const way = direction === "asc" ? 1 : -1;
        const isHidden = ({ priceMinor }: TestProduct) => Number(priceMinor === 0);
        const expected = [...listed]
          .sort((a, b) => isHidden(a) - isHidden(b) || way * (a.priceMinor - b.priceMinor || a.id - b.id))
          .slice(offset, offset + 24)
          .map(({ id }) => id);
        const page = pageOfProducts(
          index,
          slots,
          { sort: { field: "price", direction }, prices, base },
          { offset, limit: 24 },
        );
        expect(idsOf(page)).toEqual(expected);
      }
    },
  );
});
