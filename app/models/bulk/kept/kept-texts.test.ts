import { expect, it } from "vitest";
import type { Kept } from "./kept";
import { keptRanges, keptTexts, sinceProblem } from "./kept-texts";

const mug = (values: Kept["values"]): Kept => ({ key: "MUG", name: "MUG", values });

it("says amounts as money, and what is empty as nothing", () => {
  const change = {
    before: mug({ priceMinor: 1000, brand: null }),
    after: mug({ priceMinor: 900, brand: "Loam" }),
  };
  expect(keptTexts(change, "USD")).toEqual([
    { field: "price", before: "$10.00", after: "$9.00" },
    { field: "brand", before: "nothing", after: "Loam" },
  ]);
});

it("names what was changed after the bulk change (rule bulk-8)", () => {
  const left = mug({ priceMinor: 900, finalMinor: 900 });
  expect([
    sinceProblem(left, mug({ priceMinor: 900, finalMinor: 800 }), "USD"),
    sinceProblem(left, null, "USD"),
    sinceProblem(left, mug({ priceMinor: 900, finalMinor: 900 }), "USD"),
  ]).toEqual(["MUG was changed since, and stays: sold at is $8.00 now", "MUG is not there any more", null]);
});

it("says the lowest and the highest amount (rule bulk-9)", () => {
  const left = [mug({ priceMinor: 1000 }), mug({ priceMinor: 900 }), mug({ brand: "Loam" }), mug(null)];
  expect(keptRanges(left, "USD")).toEqual([{ field: "price", lowest: "$9.00", highest: "$10.00" }]);
});
