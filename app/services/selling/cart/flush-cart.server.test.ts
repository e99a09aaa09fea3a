import { expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { readCart } from "../cart-page/read-cart-summary.server";
import { saveDraft } from "../checkout/save-draft.server";
import { addCodes } from "./add-codes.server";
import { flushCart } from "./flush-cart.server";

const database = withTestDatabase();

it("an emptied cart has no lines, codes or approved payment, and keeps the address", async () => {
  const shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG");
  const guest = await guestWith(shop, [[mug, 2]]);
  const other = await guestWith(shop, [[mug, 1]]);
  const express = { provider: "paypal", reference: "P-1", approvedAt: "2026-03-01T11:00:00Z", account: "" };
  await saveDraft(shop, guest, { shippingAddress: nazareth, express: { ...express, address: {} } });
  await addCodes(shop, guest.cartId ?? "", { couponCodes: ["WELCOME10"], giftCardIds: [] });

  await flushCart(shop, guest.cartId ?? "");
  const { summary, draft } = await readCart(shop, guest);
  expect(summary).toMatchObject({ count: 0, items: [], couponCodes: [] });
  expect(draft).toEqual({ shippingAddress: nazareth });
  expect((await readCart(shop, other)).summary.count).toBe(1);
});
