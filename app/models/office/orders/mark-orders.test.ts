import { expect, it } from "vitest";
import { takesMark } from "./mark-orders";

it("marks as paid what waits for money, and as ready what is collected (rule office-18)", () => {
  expect([
    takesMark("paid", "pending_payment", false),
    takesMark("paid", "processing", false),
    takesMark("ready", "processing", true),
    takesMark("ready", "processing", false),
    takesMark("ready", "complete", true),
  ]).toEqual([true, false, true, false, false]);
});
