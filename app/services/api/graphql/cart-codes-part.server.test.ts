import { beforeAll, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let productId: number;
beforeAll(async () => {
  ctx = await openTestShop(database.db, {
    discounts: [
      {
        id: "welcome",
        title: "10 % off",
        code: "WELCOME10",
        action: { type: "percent", rateBasisPoints: 1000 },
      },
      {
        id: "gift",
        title: "Choose a gift",
        action: { type: "freebie", skus: ["SOAP", "BRUSH"] },
        conditions: { minimumMinor: 2000 },
      },
    ],
  });
  productId = await addProduct(ctx, "MUG", { stock: { onHand: 1000 } });
  for (const sku of ["SOAP", "BRUSH"]) await addProduct(ctx, sku);
});

type Changed = { success: boolean; message: string; messages: object[]; summary: object };

const wanted = `success message messages { type status message } summary {
  discount_amount grand_total coupon_codes { code message } applied_discounts { _id title code amount }
  prompts { _id title freebie { sku } options { sku name } } items { sku is_freebie auto_added_by } } `;

/** Calls a mutation for a new guest with two mugs. */
async function change(call: string, headers?: { "session-id": string }) {
  const session = headers ?? (await guest());
  const { data } = await callApi<Record<string, Changed>>(ctx, `mutation { ${call} { ${wanted} } }`, {
    headers: session,
  });
  return Object.values(data)[0];
}

async function guest() {
  const { headers } = await callApi(
    ctx,
    `mutation { addToCart(input: {_id: ${productId}, qty: 2}) { success } }`,
  );
  return { "session-id": headers.get("session_id") ?? "" };
}

it("applies and removes a coupon", async () => {
  const session = await guest();
  expect(await change('applyCouponCode(code: "welcome10")', session)).toMatchObject({
    success: true,
    messages: [{ type: "applyCouponCode", status: "success" }],
    summary: {
      discount_amount: 2,
      coupon_codes: [{ code: "WELCOME10", message: "" }],
      applied_discounts: [{ _id: "welcome", title: "10 % off", code: "WELCOME10", amount: 2 }],
    },
  });
  expect(await change('removeCouponCode(code: "WELCOME10")', session)).toMatchObject({
    success: true,
    summary: { discount_amount: 0, coupon_codes: [] },
  });
});

it("refuses an unknown code with the reason", async () => {
  const message = "The coupon code “NONE” is not valid.";
  expect(await change('applyCouponCode(code: "NONE")')).toMatchObject({
    success: false,
    message,
    messages: [{ type: "applyCouponCode", status: "danger", message }],
  });
});

it("offers free products with the first one set, and adds the chosen one", async () => {
  const session = await guest();
  expect(await change('removeCouponCode(code: "NONE")', session)).toMatchObject({
    summary: {
      prompts: [{ _id: "gift", freebie: { sku: "SOAP" }, options: [{ sku: "SOAP" }, { sku: "BRUSH" }] }],
    },
  });
  expect(await change('selectFreebie(input: {prompt: "gift", sku: "BRUSH"})', session)).toMatchObject({
    success: true,
    message: "BRUSH was added to your cart.",
    summary: {
      grand_total: 20,
      prompts: [],
      items: [
        { sku: "MUG", is_freebie: false },
        { sku: "BRUSH", is_freebie: true, auto_added_by: "gift" },
      ],
    },
  });
});
