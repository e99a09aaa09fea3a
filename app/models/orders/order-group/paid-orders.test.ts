import { expect, it } from "vitest";
import type { OrderView } from "../order-view/order-view";
import { paidOrdersText } from "./paid-orders";

const beside = { status: "processing", sellerName: "Potter" } as const;
const order: Pick<OrderView, "id" | "incrementId" | "placedWith"> = {
  id: "b",
  incrementId: "100002",
  placedWith: [
    { id: "a", incrementId: "100001", ...beside },
    { id: "c", incrementId: "100003", ...beside },
  ],
};
const taken = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([orderId, capturedMinor]) => ({ orderId, capturedMinor }));

it.each([
  [{ a: 100, b: 200, c: 300 }, "Paid: orders 100001, 100002, 100003, which were placed together"],
  [{ a: 0, b: 200, c: 300 }, "Paid: orders 100002, 100003, which were placed together"],
  [{ b: 200 }, "Paid: order 100002"],
  [{ b: 0 }, "No order was paid."],
])("what was taken for %o reads '%s'", (amounts, text) => {
  expect(paidOrdersText(order, taken(amounts))).toBe(text);
});
