import { describe, expect, it, test } from "vitest";
import type { DeliveryEstimate } from "./delivery-estimate";
import { deliveryEstimateText } from "./delivery-estimate-text";

const estimates: DeliveryEstimate[] = [
  { id: "standard", days: [3, 5] },
  { id: "express", days: [1, 1] },
  { id: "made", text: "Made for you in three weeks" },
];
/** A Friday, late in the evening UTC. */
const friday = new Date("2026-03-06T22:30:00Z");

it("is the shop's first unless the product names another", () => {
  expect(deliveryEstimateText(estimates, null, friday, "UTC")).toBe("Arrives Wed, Mar 11 – Fri, Mar 13");
  expect(deliveryEstimateText(estimates, "made", friday, "UTC")).toBe("Made for you in three weeks");
});

it("skips the weekend", () => {
  expect(deliveryEstimateText(estimates, "express", friday, "UTC")).toBe("Arrives Mon, Mar 9");
});

it("counts days on the shop's calendar", () => {
  const thursday = new Date("2026-03-05T22:30:00Z");
  expect(deliveryEstimateText(estimates, "express", thursday, "UTC")).toBe("Arrives Fri, Mar 6");
  expect(deliveryEstimateText(estimates, "express", thursday, "Asia/Tokyo")).toBe("Arrives Mon, Mar 9");
});

describe("is null", () => {
  test.each([
    ["where the shop has none", [], null],
    ["for an id the shop does not know", estimates, "pigeon"],
  ] as const)("%s", (_, known, id) => {
    expect(deliveryEstimateText(known, id, friday, "UTC")).toBeNull();
  });
});
