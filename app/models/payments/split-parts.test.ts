import { expect, test } from "vitest";
import { partsOf, shareGoneBack, splitParts } from "./split-parts";

const parts = (goods: number, delivery: number, tax: number) => ({ goods, gift_cards: 0, delivery, tax });
const sold = parts(10_000, 1000, 880);

test("a refund is split like the sale", () => {
  expect(splitParts(1188, sold, sold)).toEqual(parts(1000, 100, 88));
});

test("the odd unit goes to the largest remainder, and to the earlier part among equals", () => {
  expect(splitParts(1, sold, sold)).toEqual(parts(1, 0, 0));
  expect(splitParts(1, parts(5, 5, 5), parts(5, 5, 5))).toEqual(parts(1, 0, 0));
});

test("refunds of one unit do not drain the largest part", () => {
  let left = sold;
  for (let step = 0; step < 1188; step += 1) {
    const taken = splitParts(1, sold, left);
    left = parts(left.goods - taken.goods, left.delivery - taken.delivery, left.tax - taken.tax);
  }
  expect(left).toEqual(parts(9000, 900, 792));
});

test("all that is left returns each part whole", () => {
  const left = parts(3, 1000, 0);
  expect(splitParts(1003, sold, left)).toEqual(left);
});

test("nothing is split into nothing", () => {
  expect(splitParts(0, sold, sold)).toEqual(parts(0, 0, 0));
  expect(splitParts(0, parts(0, 0, 0), parts(0, 0, 0))).toEqual(parts(0, 0, 0));
});

test("amounts near the largest stay exact", () => {
  const large = parts(2 ** 51, 2 ** 50, 1);
  expect(splitParts(2 ** 51 + 2 ** 50 + 1, large, large)).toEqual(large);
});

test("what goes back with the goods is rounded once, half away from zero", () => {
  expect(shareGoneBack(1500, sold, parts(5000, 0, 0))).toBe(750);
  expect(shareGoneBack(15, sold, parts(1000, 1000, 880))).toBe(2);
  expect(shareGoneBack(15, sold, parts(999, 0, 0))).toBe(1);
  expect(shareGoneBack(1500, sold, parts(0, 1000, 880))).toBe(0);
});

test("where no goods were paid for, the share of the whole order counts", () => {
  expect(shareGoneBack(1500, parts(0, 1000, 0), parts(0, 500, 0))).toBe(750);
  expect(shareGoneBack(1500, parts(0, 0, 0), parts(0, 0, 0))).toBe(0);
});

test("amounts by part are made in the order of the parts", () => {
  expect(partsOf((part, index) => index + part.length)).toEqual({
    goods: 5,
    gift_cards: 11,
    delivery: 10,
    tax: 6,
  });
});
