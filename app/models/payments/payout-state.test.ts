import { expect, test } from "vitest";
import { canBecome, payoutStates, requireState } from "./payout-state";

test("a payout is sent, paid, or fails; what failed stays so", () => {
  const steps = payoutStates.flatMap((from) =>
    payoutStates.filter((to) => canBecome(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(steps).toEqual([
    "prepared to sent",
    "prepared to paid",
    "prepared to failed",
    "sent to paid",
    "sent to failed",
    "paid to failed",
  ]);
});

test("any other step is refused", () => {
  expect(() => requireState("failed", "paid")).toThrow("A payout that is failed cannot become paid.");
  expect(() => requireState("prepared", "paid")).not.toThrow();
});
