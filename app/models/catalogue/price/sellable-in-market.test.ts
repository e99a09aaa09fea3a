import { describe, expect, test } from "vitest";
import { emptySellable } from "../stock/sellable";
import { optionsInMarket, sellableInMarket } from "./sellable-in-market";

const market = (to: string, rate: string, rounding: "none" | "0.99" | "100" = "none") => ({
  market: { code: "mm", name: "M", exchange: { from: "USD", to, rate }, rounding },
});
const lamp = {
  ...emptySellable,
  priceMinor: 2400,
  finalPriceMinor: 1999,
  msrpMinor: 3000,
  priorMinor: 2100,
  shippingFeeMinor: 400,
  levels: [{ id: "1", customerGroups: [], minQty: 10, priceMinor: 1800 }],
};

describe("what is sold in a market (rules markets-2 and markets-3)", () => {
  test("has every price in its currency, rounded; a fee as the rate gives it", () => {
    expect(sellableInMarket(market("EUR", "0.92", "0.99"), lamp)).toMatchObject({
      priceMinor: 2299,
      finalPriceMinor: 1899,
      msrpMinor: 2799,
      priorMinor: 1999,
      shippingFeeMinor: 368,
      levels: [{ minQty: 10, priceMinor: 1699 }],
    });
    expect(sellableInMarket(market("JPY", "149.5", "100"), lamp)).toMatchObject({
      priceMinor: 3600,
      finalPriceMinor: 3000,
      shippingFeeMinor: 598,
    });
    expect(sellableInMarket(market("KWD", "0.3067"), lamp)).toMatchObject({ priceMinor: 7361 });
  });

  test("its owner's own price there takes the place of the rate's, or it is not for sale (rule markets-7)", () => {
    const own = { ...lamp, availableForSale: true, marketPrices: "mm:21.99/18.50|xx:1" };
    expect(sellableInMarket(market("EUR", "0.92", "0.99"), own)).toMatchObject({
      priceMinor: 2199,
      finalPriceMinor: 1850,
      msrpMinor: 2799,
      priorMinor: null,
      availableForSale: true,
    });
    expect(sellableInMarket(market("EUR", "0.92"), { ...own, marketPrices: "xx:1" }).priceMinor).toBe(2208);
    expect(sellableInMarket(market("EUR", "0.92"), { ...own, marketPrices: "mm:-" }).availableForSale).toBe(
      false,
    );
  });

  test("what has no price of a kind has none there, and a free product stays free", () => {
    const free = {
      ...lamp,
      priceMinor: 0,
      finalPriceMinor: 0,
      msrpMinor: null,
      priorMinor: null,
      levels: [],
    };
    expect(sellableInMarket(market("EUR", "0.92", "0.99"), free)).toMatchObject({
      priceMinor: 0,
      finalPriceMinor: 0,
      msrpMinor: null,
      priorMinor: null,
      levels: [],
    });
  });

  test("a gift card is for sale in the business's currency alone (rule markets-5)", () => {
    const card = { ...lamp, classCode: "gift_certificate" as const, availableForSale: true };
    expect(sellableInMarket(market("EUR", "0.92"), card).availableForSale).toBe(false);
    expect(sellableInMarket(market("USD", "1.1"), card).availableForSale).toBe(true);
    expect(sellableInMarket({}, card)).toBe(card);
  });
});

test("fees of options and values are in its currency", () => {
  const value = {
    code: "a",
    label: "A",
    isDefault: false,
    feeMinor: 250,
    thumbnail: null,
    initialVisibility: "show" as const,
  };
  const set = {
    options: [
      {
        code: "o",
        label: "O",
        helpText: "",
        type: "select" as const,
        isRequired: false,
        initialVisibility: "show" as const,
        textLimit: { min: 0, max: 0 },
        feeMinor: 100,
        placeholder: "",
        thumbnail: null,
        values: [value],
      },
    ],
    rules: [],
    personalization: [],
  };
  expect(optionsInMarket(market("JPY", "149.5"), set)?.options[0]).toMatchObject({
    feeMinor: 150,
    values: [{ feeMinor: 374 }],
  });
  expect(optionsInMarket({}, set)).toBe(set);
  expect(optionsInMarket(market("JPY", "149.5"), null)).toBeNull();
});
