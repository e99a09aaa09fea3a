import { describe, expect, it, test } from "vitest";
import {
  isLastShipment,
  planShipment,
  qtyLeftToShip,
  type ShippableLine,
  statesOfShipment,
} from "./shipment";

const mugs: ShippableLine = { id: 1, sku: "MUG", qty: 3, canceledQty: 0, shippedQty: 1, needsShipping: true };
const lamp: ShippableLine = {
  id: 2,
  sku: "LAMP",
  qty: 1,
  canceledQty: 0,
  shippedQty: 0,
  needsShipping: true,
};
const download: ShippableLine = {
  id: 3,
  sku: "PRINT",
  qty: 1,
  canceledQty: 0,
  shippedQty: 0,
  needsShipping: false,
};
const lines = [mugs, lamp, download];

describe("a shipment", () => {
  it("holds everything left unless it says otherwise, without what needs no delivery", () => {
    expect(planShipment(lines, null)).toEqual([
      { orderItemId: 1, qty: 2 },
      { orderItemId: 2, qty: 1 },
    ]);
  });

  it("holds the pieces asked for, a SKU named twice added up", () => {
    const wanted = [
      { sku: "MUG", qty: 1 },
      { sku: "MUG", qty: 1 },
    ];
    expect(planShipment(lines, wanted)).toEqual([{ orderItemId: 1, qty: 2 }]);
  });

  it("fills lines of one SKU in their order", () => {
    const engraved = { ...mugs, id: 9, canceledQty: 0, shippedQty: 0 };
    expect(planShipment([mugs, engraved], [{ sku: "MUG", qty: 4 }])).toEqual([
      { orderItemId: 1, qty: 2 },
      { orderItemId: 9, qty: 2 },
    ]);
  });

  it.each([
    ["more than is left", { sku: "MUG", qty: 3 }, "MUG: 2 left to ship, not 3."],
    ["no piece", { sku: "LAMP", qty: 0 }, "LAMP: 1 left to ship, not 0."],
    ["a part of a piece", { sku: "LAMP", qty: 0.5 }, "LAMP: 1 left to ship, not 0.5."],
    ["another product", { sku: "SOFA", qty: 1 }, "SOFA: 0 left to ship, not 1."],
    ["what needs no delivery", { sku: "PRINT", qty: 1 }, "PRINT: 0 left to ship, not 1."],
  ])("refuses %s", (_, wanted, message) => {
    expect(() => planShipment(lines, [wanted])).toThrow(message);
  });

  it("is refused when nothing is left", () => {
    expect(() => planShipment([{ ...lamp, canceledQty: 0, shippedQty: 1 }, download], null)).toThrow(
      "Nothing is left to ship in this order.",
    );
  });
});

test("a shipment is the last when it holds everything left", () => {
  expect(isLastShipment(lines, [{ orderItemId: 1, qty: 2 }])).toBe(false);
  expect(isLastShipment(lines, planShipment(lines, null))).toBe(true);
});

test("more pieces sent than ordered leave nothing", () => {
  expect(qtyLeftToShip({ ...mugs, canceledQty: 0, shippedQty: 4 })).toBe(0);
});

describe("an order", () => {
  it.each([
    ["processing", false, ["packing"]],
    ["processing", true, ["packing", "complete"]],
    ["packing", false, []],
    ["packing", true, ["complete"]],
  ] as const)("that is %s goes on (last: %s) to %j", (status, isLast, states) => {
    expect(statesOfShipment(status, isLast)).toEqual(states);
  });

  it.each(["pending", "pending_payment", "complete", "closed", "canceled"] as const)(
    "that is %s cannot be shipped",
    (status) => {
      expect(() => statesOfShipment(status, true)).toThrow(/^An order that is .+ cannot be shipped\.$/);
    },
  );
});
