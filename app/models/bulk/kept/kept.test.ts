import { expect, it } from "vitest";
import { changedSince, type Kept, keptOf } from "./kept";

const mug = (values: Kept["values"]): Kept => ({ key: "MUG", name: "MUG", values });

it("keeps as much as a change made another (rule bulk-7)", () => {
  expect(
    keptOf(mug({ brand: "Clay", name: "Mug" }), mug({ brand: "Loam", name: "Mug", color: "red" })),
  ).toEqual({
    before: mug({ brand: "Clay", color: null }),
    after: mug({ brand: "Loam", color: "red" }),
  });
});

it("keeps nothing of what stayed as it was", () => {
  expect(
    keptOf(mug({ levels: [{ id: 1, priceMinor: 5 }] }), mug({ levels: [{ priceMinor: 5, id: 1 }] })),
  ).toBeNull();
});

it("keeps that there was none", () => {
  expect(keptOf(mug(null), mug({ brand: "Loam" }))?.before.values).toBeNull();
});

it("finds fields that were changed later, and only those that the bulk change wrote (rule bulk-8)", () => {
  const left = mug({ brand: "Loam" });
  expect([
    changedSince(left, mug({ brand: "Loam", name: "Cup" })),
    changedSince(left, mug({ brand: "Sand" })),
    changedSince(left, null),
    changedSince(mug(null), mug(null)),
  ]).toEqual([[], ["brand"], ["brand"], []]);
});
