import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { harborAccount } from "~/models/payments/bank-account-fixture";
import { balanceOf } from "~/models/payments/movement";
import { bookedText } from "~/models/payments/payout/statement";
import { exchangedBack } from "~/models/platform/money/exchange";
import { payouts } from "~/tables/payments/payouts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addSeller } from "../../catalogue/products/seller-fixture.server";
import type { PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { listSellerAccounts } from "../../marketplace/list-seller-accounts.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { acting } from "../../shops/context/shop-context.server";
import { bookAdjustment } from "../ledger/book-adjustment.server";
import { bookRefund } from "../ledger/book-refund.server";
import { checkLedger } from "../ledger/check-ledger.server";
import { listMovements } from "../ledger/list-movements.server";
import { readBalances } from "../ledger/read-balances.server";
import { readOrderHistory } from "../ledger/read-order-history.server";
import { readStatement } from "../ledger/read-statement.server";
import { listPayouts } from "./list-payouts.server";
import { bankAccounts, openMarket, sellMugs, termsOf } from "./payouts-fixture.server";
import { preparePayout } from "./prepare-payout.server";
import { readOwnBalance } from "./read-own-balance.server";
import { readPayoutLines } from "./read-payout-lines.server";
import { settlePayout } from "./settle-payout.server";
import { readBankFile, readPainFile, writeBankFile } from "./write-bank-file.server";

const database = withTestDatabase();
let market: Awaited<ReturnType<typeof openMarket>>;
let shop: PurchaseShop;
let potter: string;

/** A payout day, and the last moment at which an order of it was completed. */
const until = new Date("2026-03-16T00:00:00Z");
const inTime = new Date("2026-03-09T00:00:00Z");
const bank = termsOf({ account: bankAccounts.ach });

beforeEach(async () => {
  market = await openMarket(database.db);
  ({ shop, potter } = market);
});

const prepare = (terms = termsOf(), day = until) =>
  preparePayout(shop, { sellerId: potter, terms, until: day });
const payable = async () =>
  (await readBalances(shop)).find(({ account }) => account === "seller_payable")?.amountMinor ?? 0;
const refund = (order: { orderId: string; paymentId: string }, moneyMinor: number) =>
  bookRefund(shop, { ...order, refundId: order.orderId, sellerId: potter, moneyMinor, redeemedMinor: 0 });

describe("a payout", () => {
  test("pays completed orders after the hold, without the commission", async () => {
    const { orderId, incrementId } = await sellMugs(market, 3, { completedAt: inTime });
    await sellMugs(market, 1, { completedAt: new Date(inTime.getTime() + 1) });
    await sellMugs(market, 1, { completedAt: null });
    const payout = await prepare();
    expect(payout).toMatchObject({ state: "prepared", amountMinor: 3300, currency: "USD", until });
    const of = { orderId, orderNumber: incrementId, shopName: shop.shop.name };
    expect(await readPayoutLines(shop, payout ?? expect.fail("no payout"))).toEqual([
      { ...of, part: "commission", amountMinor: -300 },
      { ...of, part: "delivery", amountMinor: 600 },
      { ...of, part: "goods", amountMinor: 3000 },
    ]);
    expect(await payable()).toBe(-3000);
    expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  });

  test("waits for an order whose payment was not captured", async () => {
    await sellMugs(market, 3, { completedAt: inTime, isCaptured: false });
    expect(await prepare()).toBeNull();
  });

  test("is made once a day, also by two runs at once", async () => {
    await sellMugs(market, 3, { completedAt: inTime });
    const both = await Promise.all([prepare(), prepare()]);
    expect(both.filter((payout) => payout !== null)).toHaveLength(1);
    expect(await payable()).toBe(0);
    await bookAdjustment(shop, {
      kind: "adjustment",
      id: "1",
      sellerId: potter,
      amountMinor: 500,
      note: "Broken in our depot",
    });
    expect(await prepare()).toBeNull();
    expect(await prepare(termsOf(), new Date("2026-03-17"))).toMatchObject({ amountMinor: 500 });
  });

  test("takes what was refunded after an earlier payout, and carries a debt over", async () => {
    const first = await sellMugs(market, 3, { completedAt: inTime });
    await prepare();
    await refund(first, 3780);
    expect(await prepare(termsOf(), new Date("2026-03-17"))).toBeNull();
    expect(await payable()).toBe(3300);
    await sellMugs(market, 5, { completedAt: inTime });
    expect(await prepare(termsOf(), new Date("2026-03-18"))).toMatchObject({ amountMinor: 5100 - 3300 });
    expect(await payable()).toBe(0);
  });

  test("below the seller's minimum is carried over", async () => {
    await sellMugs(market, 1, { completedAt: inTime });
    expect(await prepare(termsOf({ minimumMinor: 1501 }))).toBeNull();
    expect(await prepare(termsOf({ minimumMinor: 1500 }))).toMatchObject({ amountMinor: 1500 });
  });

  test.each([
    ["a seller without an account", () => termsOf({ account: null }), () => potter],
    ["an account of another currency", () => termsOf({ account: bankAccounts.sepa }), () => potter],
    ["the house seller", () => termsOf(), () => shop.shop.sellerId],
  ])("is not made for %s", async (_, terms, sellerId) => {
    await sellMugs({ ...market, potter: sellerId() }, 1, { completedAt: inTime });
    expect(await preparePayout(shop, { sellerId: sellerId(), terms: terms(), until })).toBeNull();
  });

  test("that failed is owed again, and paid with the next", async () => {
    await sellMugs(market, 3, { completedAt: inTime });
    const payout = await prepare();
    const failed = { state: "failed", failure: "No such account." } as const;
    await settlePayout(shop, payout?.id ?? "", failed);
    expect(await settlePayout(shop, payout?.id ?? "", failed)).toMatchObject(failed);
    expect(await payable()).toBe(-3300);
    expect(await prepare(termsOf(), new Date("2026-03-17"))).toMatchObject({ amountMinor: 3300 });
    await expect(settlePayout(shop, payout?.id ?? "", { state: "paid" })).rejects.toThrow(
      "A payout that is failed cannot become paid.",
    );
  });

  test("is not for staff of a seller to make or to change", async () => {
    const staff = { kind: "seller-staff", tenantId: shop.tenant.id, sellerId: potter, staffId: 1 } as const;
    const asSeller = { ...shop, actor: acting({ ...staff, roles: ["owner"] }) };
    await expect(preparePayout(asSeller, { sellerId: potter, terms: termsOf(), until })).rejects.toThrow(
      "You may not create this ledger.",
    );
    await expect(settlePayout(asSeller, potter, { state: "paid" })).rejects.toThrow("You may not change");
  });

  test("is listed for its seller's owner alone, and for no other staff of a seller", async () => {
    await sellMugs(market, 3, { completedAt: inTime });
    const payout = await prepare();
    const listedFor = (sellerId: string, role: "owner" | "staff") => {
      const staff = { kind: "seller-staff", tenantId: shop.tenant.id, sellerId, staffId: 1 } as const;
      return listPayouts({ ...shop, actor: acting({ ...staff, roles: [role] }) }, { limit: 10 });
    };
    expect(await listedFor(potter, "owner")).toMatchObject([{ reference: payout?.reference }]);
    expect(await listedFor(await addSeller(shop, "weaver"), "owner")).toEqual([]);
    await expect(listedFor(potter, "staff")).rejects.toThrow("We couldn’t find this payout.");
  });
});

describe("orders in other currencies (rule payouts-11)", () => {
  const nextDay = new Date("2026-03-17");
  const owed = async () => {
    const [account] = await listSellerAccounts(shop, potter);
    const { totalMinor } = await readOwnBalance(shop, potter, { holdDays: 7 });
    expect(account?.owedMinor).toBe(totalMinor);
    return totalMinor;
  };
  const even = async () => expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });

  test.each([
    ["jp", "JPY", { goods: 4485, delivery: 897, commission: -449 }, "¥4,933 at 149.5"],
    ["eu", "EUR", { goods: 2766, delivery: 553, commission: -277 }, "€30.42 at 0.9217"],
    ["kw", "KWD", { goods: 9201, delivery: 1840, commission: -920 }, "KWD 10.121 at 0.3067"],
  ])("are paid in the business's by their own rate: %s", async (code, currency, booked, text) => {
    const { incrementId } = await sellMugs(market, 3, { completedAt: inTime, market: code });
    await sellMugs(market, 1, { completedAt: inTime });
    const before = await owed();
    const payout = (await prepare()) ?? expect.fail("no payout");
    expect(payout).toMatchObject({ amountMinor: before, currency: "USD" });
    const lines = await readPayoutLines(shop, payout);
    const own = lines.filter(({ orderNumber }) => orderNumber === incrementId);
    expect(Object.fromEntries(own.map((line) => [line.part, line.booked?.minor]))).toEqual(booked);
    expect(own[0]?.booked?.exchange).toMatchObject({ from: "USD", to: currency });
    expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(payout.amountMinor);
    const { rows, totals } = await readStatement(shop, payout.reference);
    expect(totals.totalMinor).toBe(payout.amountMinor);
    expect(rows.map(bookedText)).toEqual([text, ""]);
    expect(await owed()).toBe(0);
    expect(await payable()).toBe(0);
    await even();
  });

  test("that failed is owed again in both, and paid with the next", async () => {
    await sellMugs(market, 3, { completedAt: inTime, market: "jp" });
    const payout = (await prepare()) ?? expect.fail("no payout");
    expect(payout.amountMinor).toBe(3300);
    await settlePayout(shop, payout.id, { state: "failed", failure: "No such account." });
    expect(await owed()).toBe(3300);
    const clearing = (await listMovements(shop, { limit: 2 })).filter(({ part }) => part === "payout");
    expect(clearing.map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual([
      [4933, "JPY"],
      [-4933, "JPY"],
    ]);
    expect(await prepare(termsOf(), nextDay)).toMatchObject({ amountMinor: 3300 });
    await even();
  });

  test("refunds after a payout are taken by the same rate: in all no cent too many", async () => {
    const order = await sellMugs(market, 3, { completedAt: inTime, market: "jp" });
    const paid = (await prepare())?.amountMinor ?? 0;
    for (const [at, moneyMinor] of [1000, 1, 1, 1, 997].entries())
      await bookRefund(shop, {
        ...order,
        refundId: `r${at}`,
        sellerId: potter,
        moneyMinor,
        redeemedMinor: 0,
      });
    const debt = await owed();
    expect(debt).toBeLessThan(0);
    expect(await prepare(termsOf(), nextDay)).toBeNull();
    await sellMugs(market, 5, { completedAt: inTime });
    const next = await prepare(termsOf(), new Date("2026-03-18"));
    expect(next).toMatchObject({ amountMinor: 5100 + debt });
    // What is left of the order by its rate, to the cent.
    const history = await readOrderHistory(shop, order.orderId);
    const left = 0 - balanceOf(history, { account: "seller_payable" });
    const exchange = { from: "USD", to: "JPY", rate: "149.5" };
    expect(paid + debt).toBe(exchangedBack(left, exchange));
    await even();
  });

  test("one paid back whole leaves nothing owed and nothing in the books", async () => {
    const order = await sellMugs(market, 3, { completedAt: inTime, market: "kw" });
    const paid = (await prepare())?.amountMinor ?? 0;
    await refund(order, 11_593);
    expect(await owed()).toBe(-paid);
    await sellMugs(market, 5, { completedAt: inTime });
    expect(await prepare(termsOf(), nextDay)).toMatchObject({ amountMinor: 5100 - paid });
    expect(await payable()).toBe(0);
    await even();
  });

  test("a bank is told the business's currency alone", async () => {
    await sellMugs(market, 3, { completedAt: inTime, market: "eu" });
    await prepare(bank);
    expect((await writeBankFile(shop, "ach"))?.csv).toMatch(/,33\.00,USD,/);
  });
});

describe("a bank file", () => {
  test("holds what is prepared for its scheme, once, and is the same when it is written again", async () => {
    await sellMugs(market, 3, { completedAt: inTime });
    const payout = await prepare(bank);
    expect(await writeBankFile(shop, "sepa")).toBeNull();
    const files = await Promise.all([writeBankFile(shop, "ach"), writeBankFile(shop, "ach")]);
    const [file] = files.filter((one) => one !== null);
    expect(files.filter((one) => one !== null)).toHaveLength(1);
    expect(file?.csv.split("\n")[1]).toBe(
      `${payout?.reference},Potter,021000021,000123456789,checking,33.00,USD,Test business payout ${payout?.reference}`,
    );
    expect(await readBankFile(shop, file?.number ?? "")).toEqual(file);
    expect(await listPayouts(shop, { state: "sent", limit: 9 })).toMatchObject([{ file: file?.number }]);
    expect(await settlePayout(shop, payout?.id ?? "", { state: "paid" })).toMatchObject({ state: "paid" });
    await expect(readBankFile(shop, "F-NONE")).rejects.toThrow("There is no such file.");
    await expect(readPainFile(shop, file?.number ?? "")).rejects.toThrow("Only SEPA payouts");
  });

  test("of SEPA payouts is pain.001, too, paid from the account of the bank transfer (rule payouts-10)", async () => {
    await sellMugs(market, 3, { completedAt: inTime });
    const payout = await prepare();
    const inFile = { account: bankAccounts.sepa, file: "F-SEPA", state: "sent" } as const;
    const own = eq(payouts.tenantId, shop.tenant.id);
    await inTransaction(shop, ({ db }) => db.update(payouts).set(inFile).where(own));
    await expect(readPainFile(shop, "F-SEPA")).rejects.toThrow("Enter the IBAN that you pay from");
    const { settings } = shop.shop;
    const account = { ...harborAccount, iban: "DE02 1203 0000 0000 2020 51" };
    const offline = settings.payment.offline.map((method) => ({ ...method, account }));
    const payment = { ...settings.payment, offline };
    const paying = { ...shop, shop: { ...shop.shop, settings: { ...settings, payment } } };
    const xml = await readPainFile(paying, "f-sepa");
    expect(xml).toContain("<MsgId>F-SEPA</MsgId>");
    expect(xml).toContain(`<EndToEndId>${payout?.reference}</EndToEndId>`);
    expect(xml).toContain("<CtrlSum>33.00</CtrlSum>");
    expect(xml).toContain("<DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN>");
  });
});

describe("a statement", () => {
  test("lists the payout's orders with their sums", async () => {
    const { incrementId } = await sellMugs(market, 3, { completedAt: inTime });
    await bookAdjustment(shop, { kind: "fee", id: "1", sellerId: potter, amountMinor: -100, note: "Photos" });
    const payout = await prepare(bank);
    expect(await readStatement(shop, payout?.reference ?? "")).toMatchObject({
      reference: payout?.reference,
      business: "Test business",
      currency: "USD",
      state: "prepared",
      account: "Potter, account ending in 6789",
      rows: [
        {
          orderNumber: incrementId,
          amounts: { goods: 3000, delivery: 600, commission: -300 },
          totalMinor: 3300,
        },
        { orderNumber: null, amounts: { fee: -100 }, totalMinor: -100 },
      ],
      totals: { totalMinor: 3200 },
    });
  });

  test("is for its seller's owner too, and for no other seller", async () => {
    await sellMugs(market, 3, { completedAt: inTime });
    const { reference = "" } = (await prepare()) ?? {};
    const staffOf = (sellerId: string) => ({
      ...shop,
      actor: acting({
        kind: "seller-staff",
        tenantId: shop.tenant.id,
        sellerId,
        staffId: 1,
        roles: ["owner"],
      }),
    });
    expect(await readStatement(staffOf(potter), reference)).toMatchObject({ reference });
    await expect(readStatement(staffOf(shop.shop.sellerId), reference)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
