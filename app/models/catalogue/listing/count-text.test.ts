import { expect, it } from "vitest";
import { countText } from "./count-text";

it.each([
  [0, "0 items"],
  [1, "1 item"],
  [24, "24 items"],
  [1234567, "1,234,567 items"],
])("says how many %d are", (count, text) => {
  expect(countText(count, "item")).toBe(text);
});
