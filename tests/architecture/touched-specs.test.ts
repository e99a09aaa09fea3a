import { expect, test } from "vitest";
import { touchedSpecs } from "../../scripts/touched-specs.mjs";

const files = [
  { path: "j/a.spec.ts", text: 'import { open } from "./shopper/shop";' },
  { path: "j/b.spec.ts", text: 'import { pay } from "./shopper/checkout";' },
  { path: "j/c.spec.ts", text: 'import { test } from "playwright/test";' },
  { path: "j/shopper/shop.ts", text: "" },
  { path: "j/shopper/checkout.ts", text: 'import { open } from "./shop";' },
];

test.each([
  [["app/root.tsx"], []],
  [["j/c.spec.ts", "j/deleted.spec.ts"], ["j/c.spec.ts"]],
  [["j/shopper/checkout.ts"], ["j/b.spec.ts"]],
  [["j/shopper/shop.ts"], ["j/a.spec.ts", "j/b.spec.ts"]],
])("a change of %j touches %j", (changed, specs) => {
  expect(touchedSpecs(changed, files)).toEqual(specs);
});
