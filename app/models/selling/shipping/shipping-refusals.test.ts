import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { giftCard, lamp, notTo } from "./shipping-fixture";
import { shippingRefusals } from "./shipping-refusals";

describe("shippingRefusals", () => {
  test("a state the shop does not deliver to refuses every product by name", () => {
    expect(shippingRefusals([lamp], nazareth, ["PA"])).toEqual([
      { name: "Tide lamp", message: "Tide lamp cannot be shipped to Pennsylvania." },
    ]);
  });

  test("a country without states is named itself", () => {
    const munich = { country: "DE", state: "", postcode: "80331" };
    const [refusal] = shippingRefusals([{ ...lamp, shippingTerms: notTo("DE") }], munich, []);
    expect(refusal?.message).toBe("Tide lamp cannot be shipped to Germany.");
  });

  test("the list of states applies to the United States only", () => {
    const peru = { country: "PE", state: "PA", postcode: "1" };
    expect(shippingRefusals([lamp], peru, ["PA"])).toEqual([]);
  });

  test.each([
    [notTo("US-PA"), 1],
    [notTo("US"), 1],
    [notTo("CA", "US-NJ"), 0],
    [notTo("CA-PA"), 0],
    [null, 0],
  ])("a product's own terms %o refuse %i", (shippingTerms, count) => {
    expect(shippingRefusals([{ ...lamp, shippingTerms }], nazareth, [])).toHaveLength(count);
  });

  test("a non-shippable product is never refused", () => {
    expect(shippingRefusals([giftCard], nazareth, ["PA"])).toEqual([]);
  });

  test("only the restricted product is named", () => {
    const cigar = { ...lamp, name: "Robusto", shippingTerms: notTo("US-PA") };
    expect(shippingRefusals([lamp, cigar], nazareth, []).map((refusal) => refusal.name)).toEqual(["Robusto"]);
  });
});
