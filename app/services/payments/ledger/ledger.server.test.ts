import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { type LedgerEntry, type Movement, movementOf } from "~/models/payments/movement";
import { ledgerEntries, ledgerMovements } from "~/tables/payments/ledger";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCategory, addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addShop } from "../../catalogue/products/seller-fixture.server";
import {
  giftTexts,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { openMarket, sellMugs } from "../payouts/payouts-fixture.server";
import { bookAdjustment } from "./book-adjustment.server";
import { bookCancellation } from "./book-cancellation.server";
import { bookCapture } from "./book-capture.server";
import { bookRefund } from "./book-refund.server";
import { bookReinstated } from "./book-refund-reversal.server";
import { bookSale } from "./book-sale.server";
import { checkLedger } from "./check-ledger.server";
import { listMovements } from "./list-movements.server";
import { readBalances } from "./read-balances.server";
import { readOrderHistory } from "./read-order-history.server";
import { writeMovement } from "./write-movement.server";

const database = withTestDatabase();
let market: Awaited<ReturnType<typeof openMarket>>;
let shop: PurchaseShop;
let orderId: string;
let orderNumber: string;
let paymentId: string;
let sellerId: string;

/** Three mugs of the potter at $10.00, $6.00 of delivery and 6 % of tax on the mugs: booked, not captured. */
beforeEach(async () => {
  market = await openMarket(database.db);
  ({ shop, potter: sellerId } = market);
  const sold = await sellMugs(market, 3, { completedAt: null, isCaptured: false });
  ({ orderId, incrementId: orderNumber, paymentId } = sold);
});

const balances = async () =>
  Object.fromEntries((await readBalances(shop)).map(({ account, amountMinor }) => [account, amountMinor]));
const capture = (amountMinor: number) =>
  bookCapture(shop, { paymentId, outcomeId: "transfer", orderId, sellerId, amountMinor });
const refund = (refundId: string, moneyMinor: number) =>
  bookRefund(shop, { refundId, orderId, paymentId, sellerId, moneyMinor, redeemedMinor: 0 });

describe("an order", () => {
  test("is booked with its commission, once", async () => {
    await inTransaction(shop, (inner) => bookSale(inner, orderId));
    expect(await balances()).toEqual({
      shopper_receivable: 3780,
      seller_payable: -3300,
      tax_payable: -180,
      marketplace_revenue: -300,
    });
  });

  test("pays the rate of its product's nearest category", async () => {
    const cups = await addCategory(shop, "cups", await addCategory(shop, "kitchen"));
    const cup = await addProduct(shop, "CUP", { in: cups });
    await sellMugs({ ...market, mug: cup }, 1, { completedAt: null });
    expect(await balances()).toMatchObject({ marketplace_revenue: -300 - 200 });
  });

  test("of the house seller pays no commission", async () => {
    await sellMugs({ ...market, potter: shop.shop.sellerId }, 3, { completedAt: null });
    expect(await balances()).toMatchObject({ marketplace_revenue: -300 });
    expect(await readBalances(shop)).toContainEqual({
      account: "seller_payable",
      sellerCode: shop.tenant.code,
      amountMinor: -3600,
    });
  });

  test("owes gift cards that were bought to their holders", async () => {
    const card = await addProduct(shop, "CARD", {
      classCode: "gift_certificate",
      nonShippable: true,
      priceMinor: 2500,
    });
    const buyer = await guestAtReview(shop, [[card, 1, giftTexts]], { billingAddress: nazareth });
    const placed = await pressPlace(shop, buyer);
    await inTransaction(shop, (inner) => bookSale(inner, placed.orderId));
    expect(await balances()).toMatchObject({ stored_value: -2500 });
  });

  test("is settled by its payment, once for each outcome", async () => {
    await capture(3780);
    await capture(3780);
    expect(await balances()).toMatchObject({ shopper_receivable: 0, payment_clearing: 3780 });
  });

  test("leaves nothing when it is refunded in parts", async () => {
    await capture(3780);
    await refund("first", 1001);
    await refund("first", 1001);
    await refund("second", 2779);
    expect(Object.values(await balances())).toEqual([0, 0, 0, 0, 0]);
  });

  test("is as it was when a bank gives again what it took, once", async () => {
    await capture(3780);
    const before = await balances();
    await refund("taken", 3780);
    await bookReinstated(shop, { refundId: "taken", orderId });
    await bookReinstated(shop, { refundId: "taken", orderId });
    expect(await balances()).toEqual(before);
  });

  test("is ended once by a cancellation, and owes its shopper what was captured", async () => {
    await capture(3780);
    await bookCancellation(shop, orderId);
    await bookCancellation(shop, orderId);
    expect(await balances()).toMatchObject({ shopper_receivable: -3780, seller_payable: 0, tax_payable: 0 });
    expect((await readOrderHistory(shop, orderId)).map(({ kind, endsOrder }) => [kind, endsOrder])).toEqual([
      ["sale", false],
      ["commission", false],
      ["capture", false],
      ["cancellation", true],
    ]);
  });
});

describe("the books", () => {
  test("list movements by seller and order, the newest first", async () => {
    await bookAdjustment(shop, { kind: "fee", id: "1", sellerId, amountMinor: -500, note: "Photos" });
    const kinds = async (which: { sellerCode?: string; orderNumber?: string }) => [
      ...new Set((await listMovements(shop, { ...which, limit: 9 })).map(({ kind }) => kind)),
    ];
    expect(await kinds({})).toEqual(["fee", "commission", "sale"]);
    expect(await kinds({ orderNumber })).toEqual(["commission", "sale"]);
    expect(await kinds({ sellerCode: "nobody" })).toEqual([]);
    const [fee] = await listMovements(shop, { limit: 1 });
    expect(fee).toMatchObject({ kind: "fee", note: "Photos", amountMinor: 500, orderNumber: null });
  });

  test("keep two shops' orders of one number apart", async () => {
    const other = await addShop(shop, { type: "marketplace" });
    expect(await listMovements(other, { orderNumber, limit: 9 })).toEqual([]);
    const [entry] = await listMovements(other, { limit: 9 });
    expect(entry).toMatchObject({ shopCode: shop.shop.code, orderNumber });
  });

  test("have nothing between the business and its house seller", async () => {
    const own = { kind: "adjustment", id: "2", sellerId: shop.shop.sellerId, note: "A gift" } as const;
    await expect(bookAdjustment(shop, { ...own, amountMinor: 500 })).rejects.toMatchObject({
      message: "This seller is the business itself: there is nothing to book between them.",
    });
  });

  test("add up to zero", async () => {
    await capture(3780);
    expect(await checkLedger(shop)).toEqual({ movements: 3, totalMinor: "0", unbalanced: [] });
  });

  test("add up to zero in each currency: euros do not make up for dollars", async () => {
    const sold = await sellMugs(market, 3, { completedAt: null, market: "eu" });
    expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });
    const own = { account: "payment_clearing", part: "payment", sellerId: null } as const;
    const mixed = movementOf({ kind: "adjustment", key: "mixed" }, [
      { ...own, orderId: sold.orderId, amountMinor: 100 },
      { ...own, orderId: null, amountMinor: -100 },
    ]);
    await writeMovement(shop, mixed ?? expect.fail("no movement"));
    expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: ["mixed"] });
  });

  test("are empty before the first order", async () => {
    const other = await openPurchaseShop(database.db);
    expect(await checkLedger(other)).toEqual({ movements: 0, totalMinor: "0", unbalanced: [] });
    expect(await readBalances(other)).toEqual([]);
  });
});

describe("the database", () => {
  const entry = (amountMinor: number): LedgerEntry => ({
    account: "payment_clearing",
    part: "payment",
    sellerId: null,
    orderId: null,
    amountMinor,
  });
  const unbalanced: Movement = {
    kind: "adjustment",
    key: "forged",
    orderId: null,
    paymentId: null,
    sellerId: null,
    note: "",
    endsOrder: false,
    entries: [entry(5), entry(-4)],
  };

  test("refuses a movement whose entries do not add up to zero, at the end of its transaction", async () => {
    const forged = database.db.transaction((db) => writeMovement({ ...shop, db }, unbalanced));
    await expect(forged).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^The entries of ledger movement \d+ add up to 1, not to 0$/) },
    });
    expect(await listMovements(shop, { limit: 9 })).not.toContainEqual(
      expect.objectContaining({ key: "forged" }),
    );
  });

  test("refuses any change of the ledger", async () => {
    const own = eq(ledgerEntries.tenantId, shop.tenant.id);
    const ownMovements = eq(ledgerMovements.tenantId, shop.tenant.id);
    const changes = [
      () => database.db.update(ledgerEntries).set({ amountMinor: 0 }).where(own),
      () => database.db.delete(ledgerEntries).where(own),
      () => database.db.update(ledgerMovements).set({ note: "forged" }).where(ownMovements),
      () => database.db.delete(ledgerMovements).where(ownMovements),
    ];
    for (const change of changes)
      await expect(change().then(() => "done")).rejects.toMatchObject({
        cause: { message: "What is in the ledger cannot be changed or removed" },
      });
  });
});
