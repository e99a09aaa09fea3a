import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { shopIn } from "~/models/shops/locales/locale";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orderItems, orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { cartItems } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { readSales } from "../../numbers/read-sales.server";
import { writeBooks } from "../../numbers/write-books.server";
import { previewEdit } from "../../orders/edits/edit-order.server";
import { refundOrder } from "../../orders/money/refund-order.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { listMovements } from "../../payments/ledger/list-movements.server";
import { readBalances } from "../../payments/ledger/read-balances.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { purchaseOf } from "../../selling/cart-page/read-purchase.server";
import { applyCode } from "../../selling/discounts/apply-code.server";
import { changeQuantity } from "../../selling/lines/change-quantity.server";
import {
  guestAtReview,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "./purchase-fixture.server";

const database = withTestDatabase();

const settings: ShopSettingsInput = {
  markets: [
    { code: "eu", name: "Europe", currency: "EUR", rate: "0.92", rounding: "0.99" },
    { code: "jp", name: "Japan", currency: "JPY", rate: "149.5" },
    { code: "kw", name: "Kuwait", currency: "KWD", rate: "0.3067" },
  ],
  discounts: [{ id: "five", title: "Five off", code: "FIVE", action: { type: "fixed", amountMinor: 500 } }],
};

let shop: PurchaseShop;
let mug: number;
/** The shop as a visitor of a market has it. */
const at = (market: string): PurchaseShop => {
  const there = shopIn(shop.shop, null, market);
  return { ...shop, shop: there, tenant: there.tenant };
};
beforeEach(async () => {
  await migrateJobs(database.pool);
  shop = await openPurchaseShop(database.db, settings);
  mug = await addProduct(shop, "MUG", {
    priceMinor: 2400,
    stock: { onHand: 50 },
    levels: [{ customerGroups: [], minQty: 10, priceMinor: 2000 }],
  });
});

describe("a cart in a market (rule markets-2)", () => {
  it("costs what its market asks for everything in it", async () => {
    const guest = await guestAtReview(shop, [[mug, 2]]);
    const { summary } = await readCart(at("eu"), guest);
    expect(summary).toMatchObject({ currency: "EUR", items: [{ priceMinor: 2299 }], changedItems: [] });
    expect(summary.totals).toMatchObject({
      subtotalMinor: 4598,
      shippingMinor: 552,
      taxMinor: 276,
      grandTotalMinor: 5426,
    });
    expect((await readCart(at("jp"), guest)).summary.totals).toMatchObject({
      subtotalMinor: 7176,
      shippingMinor: 897,
      taxMinor: 431,
      grandTotalMinor: 8504,
    });
    expect((await readCart(at("kw"), guest)).summary.totals.subtotalMinor).toBe(14_722);
    expect((await readCart(shop, guest)).summary.totals.grandTotalMinor).toBe(5688);
  });

  it("reaches quantity prices, and takes amounts off, in its currency", async () => {
    const guest = await guestWith(shop, [[mug, 10]]);
    const there = { ...at("eu"), clientAddress: "192.0.2.1" };
    await applyCode(there, purchaseOf(guest), "FIVE");
    expect((await readCart(there, guest)).summary.totals).toMatchObject({
      subtotalMinor: 18_990,
      discountMinor: 460,
    });
  });

  it("knows no price that was seen in another currency", async () => {
    const guest = await guestWith(at("eu"), [[mug, 1]]);
    const seen = async () =>
      (await database.db.select().from(cartItems).where(eq(cartItems.tenantId, shop.tenant.id)))[0]
        ?.seenPriceMinor;
    expect(await seen()).toBeNull();
    const { summary } = await readCart(shop, guest);
    const itemId = summary.items[0]?.itemId ?? 0;
    await changeQuantity(shop, guest, new Map([[itemId, 2]]));
    expect(await seen()).toBe(2400);
    expect((await readCart(at("jp"), guest)).summary.changedItems).toEqual([]);
    await changeQuantity(at("jp"), guest, new Map([[itemId, 3]]));
    expect(await seen()).toBeNull();
  });

  it("takes no gift card, and sells none (rule markets-5)", async () => {
    const card = await addProduct(shop, "CARD", { classCode: "gift_certificate", priceMinor: 5000 });
    const guest = await guestWith(shop, [
      [card, 1, { recipient_name: "G", recipient_email: "g@example.com", from_name: "A" }],
    ]);
    expect((await readCart(at("eu"), guest)).summary).toMatchObject({
      items: [],
      invalidItems: [{ sku: "CARD" }],
    });
    expect((await readCart(shop, guest)).summary.items).toHaveLength(1);
  });
});

describe("an order in a market (rule markets-4)", () => {
  let orderId: string;
  let guest: Visitor;
  const order = async () => {
    const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
    return row ?? expect.fail("no order");
  };
  const payment = async () => {
    const [row] = await database.db.select().from(payments).where(paysFor(orderId));
    return row ?? expect.fail("no payment");
  };
  const place = async (market: string) => {
    guest = await guestAtReview(at(market), [[mug, 2]], { paymentMethodCode: "sandbox_card" });
    ({ orderId } = await pressPlace(at(market), guest));
  };
  /** The provider tells the business, which knows nothing of the page it was paid on. */
  const pay = async () => {
    const { id, amountMinor, currency } = await payment();
    return settlePayment(shop, "sandbox", {
      paymentId: id,
      outcome: { kind: "paid", reference: "sandbox-1", amountMinor, currency, stored: null },
    });
  };
  const balances = async () =>
    Object.fromEntries((await readBalances(shop)).map(({ account, amountMinor }) => [account, amountMinor]));
  const today = () => shop.now().toISOString().slice(0, 10);
  const sales = () => readSales(shop, { from: today(), to: today(), by: "day", sellerId: null });

  it("keeps currency, rate, and what it was in the business's", async () => {
    await place("eu");
    expect(await order()).toMatchObject({
      currency: "EUR",
      market: "eu",
      grandTotalMinor: 5426,
      exchange: {
        from: "USD",
        to: "EUR",
        rate: "0.92",
        business: { subtotalMinor: 4998, shippingMinor: 600, taxMinor: 300, grandTotalMinor: 5898 },
      },
    });
    expect(await payment()).toMatchObject({ currency: "EUR", amountMinor: 5426 });
    const [line] = await database.db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.tenantId, shop.tenant.id), eq(orderItems.orderId, orderId)));
    expect(line).toMatchObject({ priceMinor: 2299, rowTotalMinor: 4598 });
  });

  it("is booked in what was paid, and counted in the business's currency", async () => {
    await place("jp");
    expect(await pay()).toEqual({ orderId, status: "paid" });
    expect(await balances()).toMatchObject({ payment_clearing: 5688, shopper_receivable: 0 });
    const [capture] = (await listMovements(shop, { limit: 10 })).filter(
      ({ account }) => account === "payment_clearing",
    );
    expect(capture).toMatchObject({ amountMinor: 8504, currency: "JPY", businessMinor: 5688 });
    expect(await sales()).toMatchObject([
      { orders: 1, pieces: 2, goodsMinor: 4800, deliveryMinor: 600, taxMinor: 288 },
    ]);
    const books: Record<string, string> = {};
    await writeBooks(shop, { from: today(), to: today() }, async (file, text) => {
      books[file] = (books[file] ?? "") + text;
    });
    // 7,176 yen of goods, 897 of delivery and 431 of tax at 149.5 a dollar.
    expect(books["orders.csv"]).toContain(",8504,0,JPY,149.5,48.00,0.00,6.00,2.88,56.88,0.00,USD");
    expect(books["taxes.csv"]).toMatch(/,431,JPY,149\.5,2\.88,USD/);
  });

  it("is paid back in what was paid, and then leaves nothing in the books", async () => {
    await place("eu");
    await pay();
    const paid = withPayments(shop);
    await refundOrder(paid, orderId, { amountMinor: 1000, reason: "Broken" });
    expect(await sales()).toMatchObject([{ returnedMinor: 1087 }]);
    await refundOrder(paid, orderId, { amountMinor: null, reason: "All of it" });
    expect(new Set(Object.values(await balances()))).toEqual(new Set([0]));
    expect(await sales()).toMatchObject([{ netMinor: 0 }]);
  });

  it("cannot be edited at the prices of another market", async () => {
    await place("eu");
    await pay();
    await expect(previewEdit(shop, orderId, { shippingMethodCode: "standard" })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("further market"),
    });
  });

  it("is not placed by a fetched rate that is too old (rule markets-8)", async () => {
    const [eu] = shop.shop.settings.markets;
    const rated = (day: string): PurchaseShop => {
      const markets = [{ ...(eu ?? expect.fail("no market")), rate_feed: "ecb" as const, rate_day: day }];
      const there = shopIn({ ...shop.shop, settings: { ...shop.shop.settings, markets } }, null, "eu");
      return { ...shop, shop: there, tenant: there.tenant };
    };
    const buy = async (ctx: PurchaseShop) => pressPlace(ctx, await guestAtReview(ctx, [[mug, 1]]));
    await expect(buy(rated("2026-02-20"))).rejects.toMatchObject({
      code: "conflict",
      message: "Prices in EUR are being updated. Please try again later.",
    });
    expect((await buy(rated("2026-02-25"))).isNew).toBe(true);
  });

  it("costs what its owner's own list says, where that names a price (rule markets-7)", async () => {
    const bowl = await addProduct(shop, "BOWL", { priceMinor: 3000, marketPrices: "eu:25.50/24|jp:-" });
    const bowls = await guestWith(shop, [[bowl, 1]]);
    expect((await readCart(at("eu"), bowls)).summary.items).toMatchObject([
      { priceMinor: 2400, listPriceMinor: 2550 },
    ]);
    expect((await readCart(at("jp"), bowls)).summary).toMatchObject({
      items: [],
      invalidItems: [{ sku: "BOWL" }],
    });
    expect((await readCart(at("kw"), bowls)).summary.items).toMatchObject([{ priceMinor: 9201 }]);
  });

  it("keeps neither in the shop's first market", async () => {
    guest = await guestAtReview(shop, [[mug, 1]]);
    ({ orderId } = await pressPlace(shop, guest));
    expect(await order()).toMatchObject({ currency: "USD", market: null, exchange: null });
  });
});
