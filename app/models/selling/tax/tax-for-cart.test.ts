import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { excise, salesTax } from "./tax-fixture";
import { taxForCart } from "./tax-for-cart";

const cart = {
  lines: [
    { taxClass: "standard", amountMinor: 25 },
    { taxClass: "standard", amountMinor: 25 },
    { taxClass: "tobacco", amountMinor: 1000 },
    { taxClass: "tobacco", amountMinor: 2000 },
  ],
  shippingMinor: 500,
  destination: nazareth,
  table: [salesTax, excise],
  inclusive: false,
};

const sixPercent = (amountMinor: number) => ({
  taxMinor: amountMinor,
  taxes: [{ name: "Sales tax", rateBasisPoints: 600, amountMinor }],
  otherTax: [],
});

describe("taxForCart", () => {
  test("rounds each line by itself", () => {
    expect(taxForCart(cart).lines.slice(0, 2)).toEqual([sixPercent(2), sixPercent(2)]);
  });

  test("taxes delivery by the rules that include it", () => {
    expect(taxForCart(cart).shipping).toEqual(sixPercent(30));
  });

  test("the total is the sum of lines and delivery", () => {
    expect(taxForCart(cart).taxMinor).toBe(2 + 2 + 30);
  });

  test("duties with the same name are added up", () => {
    expect(taxForCart(cart).otherTax).toEqual([{ name: "Tobacco excise", amountMinor: 300 }]);
  });

  test("no tax is due before the destination is known", () => {
    const { taxMinor, otherTax } = taxForCart({ ...cart, destination: null });
    expect([taxMinor, otherTax]).toEqual([0, []]);
  });
});
