import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PriceView } from "~/models/catalogue/price/price-view";
import { Price } from "./price";

const visible: PriceView = {
  kind: "visible",
  currency: "USD",
  priceMinor: 1800,
  wasMinor: null,
  savePercent: 0,
  isStartingAt: false,
};
const textOf = (price: PriceView) => renderToStaticMarkup(<Price price={price} />).replace(/<[^>]+>/g, "");

describe("a price", () => {
  it("is alone without a saving", () => {
    expect(textOf(visible)).toBe("$18.00");
  });
  it("labels the price before and now for screen readers", () => {
    expect(textOf({ ...visible, wasMinor: 3000, savePercent: 40 })).toBe("Now $18.00Before $30.00");
  });
  it("adds the shipping fee of a piece", () => {
    expect(textOf({ ...visible, shippingFeeMinor: 800 })).toBe("$18.00+ $8.00 shipping fee");
  });
  it("adds the unit price", () => {
    const perMeasure = {
      content: { value: 750, unit: "ml" as const },
      base: { value: 100, unit: "ml" as const },
      amountMinor: 240,
    };
    expect(textOf({ ...visible, perMeasure })).toBe("$18.00$2.40 per 100 ml");
  });
  it("says 'Starting at' for a starting price", () => {
    expect(textOf({ ...visible, isStartingAt: true })).toBe("Starting at$18.00");
  });
});

it.each([
  ["in-cart", "See Price In Cart"],
  ["pending", "Your account is pending approval"],
  ["none", ""],
] as const)("a price that is %s reads '%s'", (kind, text) => {
  expect(textOf({ kind })).toBe(text);
});
