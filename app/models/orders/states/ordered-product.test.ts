import { expect, test } from "vitest";
import { noChoices, noOptionSet } from "../../catalogue/options/line-choices";
import { option } from "../../catalogue/options/option-fixture";
import type { CartProduct } from "../../selling/cart/cart-line-record";
import { mugLine } from "../../selling/cart-summary/cart-line-fixture";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import { boughtStatuses, type OrderedLine, orderedProduct } from "./ordered-product";

const line: OrderedLine = {
  orderId: "order",
  itemId: 3,
  productId: 11,
  sku: "MUG",
  name: "Old mug",
  variationText: "",
  imageUrl: "/old.png",
  lineData: noChoices,
  orderCount: 2,
  choiceTexts: [{ kind: "options", label: "Handle", value: "Oak", feeMinor: 200 }],
};
const viewer = { visitor: anonymousVisitor, group: null, hideForAnonymous: false, currency: "USD" } as const;

const view = (over: Partial<CartProduct> = {}, hideForAnonymous = false) =>
  orderedProduct(line, { ...mugLine, ...over }, { ...viewer, hideForAnonymous });

test("a product is shown as it is sold now, with the choices of the order", () => {
  expect(view()).toMatchObject({
    id: 3,
    orderId: "order",
    orderCount: 2,
    name: "Harbour mug",
    slug: "harbour-mug",
    isAddable: true,
    refusal: "",
    price: { kind: "visible", priceMinor: 1250 },
    choiceTexts: [{ label: "Handle", value: "Oak", feeMinor: 0 }],
  });
});

test("of a product that is not sold any more, name and picture of the order remain", () => {
  expect(orderedProduct(line, null, viewer)).toMatchObject({
    name: "Old mug",
    image: { url: "/old.png" },
    slug: "",
    price: { kind: "none" },
    isAddable: false,
    refusal: "This shop no longer sells it.",
  });
});

const item = mugLine.item;
test.each<[string, Partial<CartProduct>, string]>([
  ["the last piece", { item: item && { ...item, onHand: 1 } }, ""],
  ["no piece", { item: item && { ...item, onHand: 0 } }, "It is out of stock at the moment."],
  ["taken off sale", { availableForSale: false }, "It is not for sale at the moment."],
  [
    "a new required option",
    { optionSet: { ...noOptionSet, options: [option("handle", { isRequired: true })] } },
    "Its options have changed. Choose them on its page.",
  ],
  [
    "now a family",
    { classCode: "variable_product" },
    "It now comes in several kinds. Choose one on its page.",
  ],
])("it can be bought again, or says why not: %s", (_, over, refusal) => {
  expect(view(over)).toMatchObject({ refusal, isAddable: refusal === "" });
});

test("a price that is hidden from the viewer keeps it out of the cart", () => {
  expect(view({}, true)).toMatchObject({ refusal: "Your account is pending approval.", isAddable: false });
});

test("orders that wait for their payment or were canceled bought nothing", () => {
  expect(boughtStatuses).not.toContain("pending_payment");
  expect(boughtStatuses).not.toContain("canceled");
});
