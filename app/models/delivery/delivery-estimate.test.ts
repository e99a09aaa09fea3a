import { describe, expect, it, test } from "vitest";
import { type DeliveryEstimate, deliveryEstimateText } from "./delivery-estimate";

const estimates: DeliveryEstimate[] = [
  { id: "standard", days: [3, 5] },
  { id: "express", days: [1, 1] },
  { id: "made", text: "Made for you in three weeks" },
];
/** A Friday, late in the evening UTC. */
const friday = new Date("2026-03-06T22:30:00Z");

it("is the shop's first unless the product names another", () => {
  expect(deliveryEstimateText(estimates, null, friday, 0)).toBe("Arrives Wed, Mar 11 - Fri, Mar 13");
  expect(deliveryEstimateText(estimates, "made", friday, 0)).toBe("Made for you in three weeks");
});

it("skips the weekend", () => {
  expect(deliveryEstimateText(estimates, "express", friday, 0)).toBe("Arrives Mon, Mar 9");
});

it("counts on the shopper's calendar", () => {
  const tokyo = -9 * 60;
  const thursday = new Date("2026-03-05T22:30:00Z");
  expect(deliveryEstimateText(estimates, "express", thursday, 0)).toBe("Arrives Fri, Mar 6");
  expect(deliveryEstimateText(estimates, "express", thursday, tokyo)).toBe("Arrives Mon, Mar 9");
});

describe("says nothing", () => {
  test.each([
    ["where the shop has none", [], null],
    ["for an id the shop does not know", estimates, "pigeon"],
  ] as const)("%s", (_, known, id) => {
    expect(deliveryEstimateText(known, id, friday, 0)).toBeNull();
  });
});

it("takes no clock that cannot be", () => {
  expect(deliveryEstimateText(estimates, "express", friday, 1e9)).toBe("Arrives Mon, Mar 9");
});
