import { describe, expect, test } from "vitest";
import { type OrderStatus, orderStatuses, orderStatusLabels } from "../../selling/checkout/order-status";
import { canTransition, nextStatuses, refundedWhole, transition } from "./transition";

const allowed = new Set([
  "pending>pending_payment",
  "pending>processing",
  "pending>canceled",
  "pending_payment>processing",
  "pending_payment>canceled",
  "processing>packing",
  "processing>canceled",
  "packing>complete",
  "complete>closed",
]);
const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));
const byStore = { actor: { kind: "staff", staffId: 7 } as const, now: new Date("2025-06-01T08:00:00Z") };

describe("canTransition", () => {
  test.each(pairs)("from %s to %s", (from, to) => {
    expect(canTransition(from, to)).toBe(allowed.has(`${from}>${to}`));
  });
});

describe("transition", () => {
  test("is recorded with actor and time", () => {
    expect(transition({ status: "processing" }, "packing", byStore)).toEqual({
      from: "processing",
      to: "packing",
      actor: { kind: "staff", staffId: 7 },
      at: "2025-06-01T08:00:00.000Z",
    });
  });

  test("refuses a forbidden transition, with the states' displayed names", () => {
    expect(() => transition({ status: "complete" }, "canceled", byStore)).toThrow(
      "An order that is Completed cannot become Canceled.",
    );
  });
});

test.each<OrderStatus>(["closed", "canceled"])("%s is final", (status) => {
  expect(nextStatuses(status)).toEqual([]);
});

test.each<[OrderStatus, OrderStatus | undefined]>([
  ["pending", undefined],
  ["pending_payment", undefined],
  ["processing", "closed"],
  ["packing", "closed"],
  ["complete", "closed"],
  ["closed", undefined],
  ["canceled", undefined],
])("paid back whole, an order that is %s becomes %s", (status, to) => {
  expect(refundedWhole({ status }, byStore)?.to).toBe(to);
});

test("complete is shown as Completed", () => {
  expect(orderStatusLabels.complete).toBe("Completed");
});
