import { describe, expect, test } from "vitest";
import { nazareth } from "../address/address-fixture";
import { giftCard, lamp } from "./shipping-fixture";
import { shippingRefusals } from "./shipping-refusals";

describe("shippingRefusals", () => {
  test("a state the shop does not deliver to refuses every product by name", () => {
    expect(shippingRefusals([lamp], nazareth, ["PA"])).toEqual([
      { name: "Tide lamp", message: "Tide lamp cannot be shipped to Pennsylvania." },
    ]);
  });

  test("the list of states applies to the United States only", () => {
    const peru = { country: "PE", state: "PA", postcode: "1" };
    expect(shippingRefusals([lamp], peru, ["PA"])).toEqual([]);
  });

  test.each([
    [{ countries: [], states: ["PA"] }, 1],
    [{ countries: ["US"], states: [] }, 1],
    [{ countries: ["CA"], states: ["NJ"] }, 0],
    [null, 0],
  ])("a product's own restriction %o refuses %i", (restriction, count) => {
    expect(shippingRefusals([{ ...lamp, restriction }], nazareth, [])).toHaveLength(count);
  });

  test("a non-shippable product is never refused", () => {
    expect(shippingRefusals([giftCard], nazareth, ["PA"])).toEqual([]);
  });

  test("only the restricted product is named", () => {
    const cigar = { ...lamp, name: "Robusto", restriction: { countries: [], states: ["PA"] } };
    expect(shippingRefusals([lamp, cigar], nazareth, []).map((refusal) => refusal.name)).toEqual(["Robusto"]);
  });
});
