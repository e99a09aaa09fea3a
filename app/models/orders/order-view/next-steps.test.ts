import { expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { nextSteps, nextStepsTogether } from "./next-steps";

const order = {
  status: "pending" as const,
  paymentInstructions: "Pay within a week.",
  shippingAddress: nazareth,
  shippingMethodTitle: "Standard",
  pickup: null,
  lines: [{ fileCount: 0 }],
  deliveryEstimate: "Arrives Wed, Mar 11",
  bankDetails: [{ label: "Reference", value: "100001" }],
} satisfies Parameters<typeof nextSteps>[0];

test("an order that is paid by transfer starts with how to pay", () => {
  expect(nextSteps(order)).toEqual([
    "Pay within a week.",
    "We’ll pack your items once your payment arrives.",
    `Ships to ${nazareth.address_line1}, ${nazareth.city} (Standard).`,
  ]);
});

test("a paid order does not ask for a payment", () => {
  expect(nextSteps({ ...order, status: "processing" as const })).not.toContain("Pay within a week.");
});

test("an order without delivery has no parcel to wait for", () => {
  expect(nextSteps({ ...order, shippingAddress: null })).toEqual([
    "Pay within a week.",
    "There’s nothing to deliver. You can open your order with its link.",
  ]);
});

test("the day of delivery is named where no transfer is waited for", () => {
  const paid = { ...order, status: "processing" as const, bankDetails: [] };
  expect(nextSteps(paid).at(-1)).toBe(
    `Ships to ${nazareth.address_line1}, ${nazareth.city} (Standard). Arrives Wed, Mar 11.`,
  );
  expect(nextSteps(order).join()).not.toContain("Arrives");
});

test("files can be downloaded once the order is paid", () => {
  const withFiles = { ...order, lines: [{ fileCount: 1 }], shippingAddress: null };
  expect(nextSteps(withFiles).at(-1)).toBe(
    "You can download your files once your payment arrives. We’ll email you the links.",
  );
  expect(nextSteps({ ...withFiles, status: "processing" as const })).toEqual([
    "Your files are ready to download.",
  ]);
  expect(nextSteps({ ...withFiles, shippingAddress: nazareth })).toHaveLength(4);
});

test("orders placed together say once how to pay, and for each seller how its part comes", () => {
  const potter = { ...order, sellerName: "Potter" };
  const books = { ...order, sellerName: "Books", shippingMethodTitle: "Media mail" };
  const to = `${nazareth.address_line1}, ${nazareth.city}`;
  expect(nextStepsTogether([potter, books])).toEqual([
    "Pay within a week.",
    "Each seller packs and sends its own part.",
    `Potter: Ships to ${to} (Standard).`,
    `Books: Ships to ${to} (Media mail).`,
  ]);
});

const pickup = { address: "9 Mill Lane, Easton", note: "Ring twice." };

test("an order that is collected says where, and no address it is sent to (rule shipping-5)", () => {
  const collected = { ...order, shippingMethodTitle: "Pick up at the mill", pickup };
  const step = "Pick up at the mill. Collect it at 9 Mill Lane, Easton. Ring twice.";
  expect(nextSteps(collected).at(-1)).toBe(step);
  expect(nextSteps(collected).join()).not.toContain(nazareth.address_line1);
  expect(
    nextStepsTogether([
      { ...collected, sellerName: "Potter" },
      { ...order, sellerName: "Books" },
    ]).slice(1),
  ).toEqual([
    "Each seller packs its own part.",
    `Potter: ${step}`,
    `Books: Ships to ${nazareth.address_line1}, ${nazareth.city} (Standard).`,
  ]);
});
