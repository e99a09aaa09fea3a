import { expect, test } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { priceNotices } from "./price-notices";

const noticesOf = (country: string, price_notices: object = {}) =>
  priceNotices(shopSettingsSchema.parse({ client_address: { country }, price_notices }));

test.each([
  ["", {}, false, "hundred"],
  ["US", {}, false, "hundred"],
  ["DE", {}, true, "whole"],
  ["CH", {}, false, "hundred"],
  ["DE", { lowest_price: "never", unit_prices: "hundred" }, false, "hundred"],
  ["US", { lowest_price: "always", unit_prices: "never" }, true, null],
])("a shop in '%s' with %o: lowest price %s, prices of %s", (country, settings, tellsPrior, measureBase) => {
  expect(noticesOf(country, settings)).toEqual({ tellsPrior, measureBase });
});
