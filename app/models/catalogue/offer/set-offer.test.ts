import { expect, test } from "vitest";
import { type SetMember, setOffer } from "./set-offer";

const member = (over: Partial<SetMember> = {}): SetMember => ({
  name: "Mug",
  variationText: "",
  price: {
    kind: "visible",
    currency: "USD",
    priceMinor: 2400,
    wasMinor: null,
    savePercent: 0,
    isStartingAt: false,
  },
  productId: 1,
  ...over,
});
const pot = member({ name: "Teapot", variationText: "Moss", productId: 2 });

test("costs the sum of one of each member", () => {
  expect(setOffer([member(), pot])).toEqual({
    members: [
      { productId: 1, name: "Mug", variationText: "" },
      { productId: 2, name: "Teapot", variationText: "Moss" },
    ],
    totalMinor: 4800,
    currency: "USD",
  });
});

test.each([
  ["nothing", []],
  ["a member that cannot be bought as it is", [member(), member({ productId: null })]],
  ["a member whose price is hidden", [member(), member({ price: { kind: "in-cart" } })]],
])("is not offered with %s", (_name, members) => {
  expect(setOffer(members)).toBeNull();
});
