import { expect, test } from "vitest";
import { orderStatuses, orderStatusLabels } from "./order-status";

test("states have the words that shoppers read (rule orders-1)", () => {
  expect(orderStatuses.map((status) => orderStatusLabels[status])).toEqual([
    "Pending",
    "Pending Payment",
    "Processing",
    "Packing",
    "Completed",
    "Closed",
    "Canceled",
  ]);
});
