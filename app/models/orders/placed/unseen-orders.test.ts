import { expect, test } from "vitest";
import { placedText } from "./unseen-orders";

test("one order was placed, several were (rule checkout-12)", () => {
  const first = { id: "a", incrementId: "100023" };
  expect(placedText([first])).toEqual({ before: "Your order", after: "was placed" });
  expect(placedText([first, { id: "b", incrementId: "100024" }])).toEqual({
    before: "Your orders",
    after: "were placed",
  });
});
