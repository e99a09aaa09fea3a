import { describe, expect, it } from "vitest";
import { placeSlots } from "./first-in-order.server";
import { indexOf, testProduct } from "./index-fixture.server";
import { pageOfProducts } from "./order-products.server";

/** More than one page is looked for among; most sold nothing, some share a number, few stand alone. */
const products = Array.from({ length: 5000 }, (_, at) =>
  testProduct(at + 1, {
    salesRank: at % 50 === 0 ? (at % 7) + 1 : at % 1999 === 0 ? at * 100_000 : 0,
    priceMinor: at % 3 === 0 ? 0 : 100 + (at % 400),
  }),
);
const index = indexOf(products);
const slots = products.map((_, slot) => slot).filter((slot) => slot % 5 !== 4);
const found = { ...placeSlots(index.engine.scratch, products.length, slots), slots: Uint32Array.from(slots) };
const base = { kind: "category" as const, categoryId: 1 };

describe("a page of many products", () => {
  it.each([0, 24, 60, 70, 96, 480, 500, 2000, 3990, 4000])(
    "from place %i is the one a full sort gives",
    (offset) => {
      for (const direction of ["asc", "desc"] as const) {
        const way = direction === "asc" ? 1 : -1;
        const sold = (slot: number) => products[slot]?.salesRank ?? 0;
        const expected = [...slots]
          .sort((a, b) => way * (sold(a) - sold(b) || a - b))
          .slice(offset, offset + 24);
        const page = pageOfProducts(index, found, { field: "bestseller", direction }, base, {
          offset,
          limit: 24,
        });
        expect(page).toEqual(expected);
      }
    },
  );

  it.each([0, 2650, 2660, 3990])(
    "by price from place %i has the hidden prices last, whichever way",
    (offset) => {
      for (const direction of ["asc", "desc"] as const) {
        const way = direction === "asc" ? 1 : -1;
        const price = (slot: number) => products[slot]?.priceMinor ?? 0;
        const isHidden = (slot: number) => Number(price(slot) === 0);
        const expected = [...slots]
          .sort((a, b) => isHidden(a) - isHidden(b) || way * (price(a) - price(b) || a - b))
          .slice(offset, offset + 24);
        const page = pageOfProducts(index, found, { field: "price", direction }, base, { offset, limit: 24 });
        expect(page).toEqual(expected);
      }
    },
  );
});
