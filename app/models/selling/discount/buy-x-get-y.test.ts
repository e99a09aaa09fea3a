import { describe, expect, test } from "vitest";
import { buyXGetY } from "./buy-x-get-y";
import { line } from "./discount-fixture";

const twoPlusOne = { buyQty: 2, getQty: 1, rateBasisPoints: 10_000 };

describe("buy two, get one", () => {
  test.each([
    [2, 0],
    [3, 1000],
    [5, 1000],
    [6, 2000],
  ])("%i pieces: %i off", (qty, off) => {
    expect(buyXGetY([line("mug", qty, 1000)], twoPlusOne)).toEqual([off]);
  });

  test("the cheapest piece is free", () => {
    expect(buyXGetY([line("mug", 1, 1000), line("lamp", 2, 2500)], twoPlusOne)).toEqual([1000, 0]);
  });

  test("of equally cheap pieces the later is free", () => {
    expect(buyXGetY([line("a", 2, 1000), line("b", 1, 1000)], twoPlusOne)).toEqual([0, 1000]);
  });

  test("the free pieces can be half price instead", () => {
    expect(buyXGetY([line("mug", 3, 1001)], { ...twoPlusOne, rateBasisPoints: 5000 })).toEqual([501]);
  });
});

test("with buy one, get two, the second piece is already free", () => {
  expect(buyXGetY([line("mug", 2, 1000)], { buyQty: 1, getQty: 2, rateBasisPoints: 10_000 })).toEqual([1000]);
});
