import { expect, test } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { priceNotices } from "./price-notices";

const noticesOf = (country: string, price_notices: object = {}) =>
  priceNotices(shopSettingsSchema.parse({ client_address: { country }, price_notices }));

test.each([
  ["", {}, "hundred"],
  ["US", {}, "hundred"],
  ["DE", {}, "whole"],
  ["CH", {}, "hundred"],
  ["DE", { unit_prices: "hundred" }, "hundred"],
  ["US", { unit_prices: "never" }, null],
])("a shop in '%s' with %o: prices of %s", (country, settings, measureBase) => {
  expect(noticesOf(country, settings)).toEqual({ measureBase });
});
