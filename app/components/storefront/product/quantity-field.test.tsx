import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QuantityField } from "./quantity-field";

const inputOf = (isFixed: boolean) =>
  /<input[^>]*>/.exec(
    renderToStaticMarkup(<QuantityField maxQty={isFixed ? 1 : 9} isFixed={isFixed} onQty={() => {}} />),
  )?.[0];

it("is 1 and disabled for a personalized product (rule options-16)", () => {
  expect(inputOf(true)).toMatch(/disabled=""/);
  expect(inputOf(true)).toMatch(/max="1"/);
});

it("can be changed for any other", () => {
  expect(inputOf(false)).not.toMatch(/disabled/);
});
