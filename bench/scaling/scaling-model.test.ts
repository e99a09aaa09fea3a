import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { busyHour, saleOpening } from "./load-case";
import { type Costs, measuredCosts } from "./measured-costs";
import { costsOfBench, withFigures } from "./scaling-document";
import { scalingModel } from "./scaling-model";
import { scalingTable } from "./scaling-table";

const costs: Costs = {
  ...{ cachedPage: 0.1, cartPage: 0.5, freshPage: 10, add: 5, addInDatabase: 1, order: 40 },
  ...{ purchaseInDatabase: 60, indexOfAProduct: 60, process: 400e6 },
};

describe("the scaling model", () => {
  it("turns orders a minute into what is asked a second", () => {
    const load = { ...saleOpening, ordersAMinute: 600, pagesAnOrder: 10, addsAnOrder: 3 };
    expect(scalingModel(load, costs)).toMatchObject({
      ordersASecond: 10,
      pagesASecond: 100,
      addsASecond: 30,
    });
  });

  it("keeps one node to spare, even where one would do", () => {
    expect(scalingModel({ ...busyHour, ordersAMinute: 1 }, costs).appNodes).toBe(2);
  });

  it("holds the indexes of the shops that are awake, and of no others", () => {
    const load = { ...busyHour, products: 1_000_000, awakePart: 0.1 };
    expect(scalingModel(load, costs).processBytes).toBe(400e6 + 6e6);
  });

  it("takes more clusters when one primary is too small", () => {
    expect(scalingModel(busyHour, costs).databaseClusters).toBe(1);
    expect(scalingModel({ ...saleOpening, ordersAMinute: 50_000 }, costs).databaseClusters).toBeGreaterThan(
      2,
    );
  });
});

it("says which row of the bench is gone", () => {
  expect(() => measuredCosts([], "")).toThrow("The bench has no row '(a) category page");
});

it("docs/scaling-model.md has the figures of the bench; `npm run scaling-model` writes them", () => {
  const document = readFileSync("docs/scaling-model.md", "utf8");
  const costs = costsOfBench();
  expect(document).toContain(scalingTable(costs));
  expect(withFigures(document, costs)).toBe(document);
});
