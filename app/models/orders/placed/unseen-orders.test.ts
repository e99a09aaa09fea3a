import { expect, test } from "vitest";
import { placedText } from "./unseen-orders";

test("one order was placed, several were (rule checkout-12)", () => {
  const first = { id: "a", incrementId: "100023" };
  expect(placedText([first])).toBe("Your order <a>numbers</a> was placed");
  expect(placedText([first, { id: "b", incrementId: "100024" }])).toBe(
    "Your orders <a>numbers</a> were placed",
  );
});
