import { expect, test } from "vitest";
import type { ProductClass } from "../../catalogue/product/product-class";
import { boughtPieces, type PastOrder, pastOrderView } from "./past-order";

const line = { sku: "MUG", name: "Mug", qty: 2, priceMinor: 1000 };
const order: PastOrder = {
  number: "#1001",
  email: "ada@example.com",
  placedAt: "2023-02-01T15:00:00.000Z",
  state: "paid",
  currency: "USD",
  lines: [line, { ...line, sku: "GONE", name: "Gone" }],
  subtotalMinor: 2000,
  discountMinor: 0,
  discountCodes: "",
  shippingMinor: 0,
  shippingTitle: "",
  taxMinor: 0,
  taxes: [],
  totalMinor: 2000,
  refundedMinor: 0,
  paymentTitle: "",
  billing: [],
  shipping: [],
};
const image = { url: "/media/mug.webp", alt: "", width: 400, height: 400 };
const shown = (skus: string[], lines = order.lines, classCode: ProductClass = "simple") =>
  pastOrderView(
    { ...order, lines, id: "1", placedOnText: "Feb 01 2023" },
    new Map(skus.map((sku) => [sku, { image, slug: "mug", classCode }])),
  );

test("an earlier order shows the pictures and pages of what the shop still has (rule imports-6)", () => {
  expect(shown(["MUG"]).lines).toEqual([
    { ...line, image, slug: "mug" },
    { ...line, sku: "GONE", name: "Gone", image: null, slug: "" },
  ]);
  expect(shown(["MUG"]).canBuyAgain).toBe(true);
  expect(shown([]).canBuyAgain).toBe(false);
});

test("neither a family nor what was given back is bought again, and parts of a piece are whole ones", () => {
  expect(shown(["MUG"], order.lines, "variable_product").canBuyAgain).toBe(false);
  expect(shown(["MUG"], [{ ...line, qty: -1 }]).canBuyAgain).toBe(false);
  expect([2, 2.7, 0.5, 0, -1].map((qty) => boughtPieces({ qty }))).toEqual([2, 2, 1, 0, 0]);
});
