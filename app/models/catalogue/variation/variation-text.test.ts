import { expect, test } from "vitest";
import { variationText } from "./variation-text";

test("values follow the order of the options", () => {
  expect(variationText({ Size: "M", Color: "Navy" }, ["Color", "Size"])).toBe("Navy | M");
});

test("an option without a value is left out", () => {
  expect(variationText({ Color: "Navy" }, ["Color", "Size"])).toBe("Navy");
});
