import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { stockItems } from "~/tables/catalogue/offers";
import { orderItems } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { asShopper, guestAtReview, pressPlace } from "../../checkout/steps/purchase-fixture.server";
import { checkLedger } from "../../payments/ledger/check-ledger.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { namesTestActor } from "../../shops/audit/actor-fixture.server";
import { acting } from "../../shops/context/shop-context.server";
import { shipOrder } from "../delivery/ship-order.server";
import { deliverOrder } from "../downloads/deliver-order.server";
import { renderOrderMail } from "../mails/render-order-mail.server";
import { takePayment } from "../money/take-payment.server";
import { loadOrder } from "../reading/load-order.server";
import { buyFromTwo, inNameOf } from "../records/market-order-fixture.server";
import { acceptReturn, declineReturn } from "../return-requests/answer-return.server";
import { listAwaitedReturns } from "../return-requests/list-awaited-returns.server";
import { receiveReturn } from "../return-requests/receive-return.server";
import { refundReturn } from "../return-requests/refund-return.server";
import { declareWithdrawal } from "./declare-withdrawal.server";
import { readWithdrawalOffer } from "./read-withdrawal-offer.server";
import { recordWithdrawal } from "./record-withdrawal.server";
import { settleWithdrawal } from "./settle-withdrawal.server";

const database = withTestDatabase();
let sold: Awaited<ReturnType<typeof buyFromTwo>>;
let potter: (typeof sold)["market"];
let orderId: string;

/** Two vases at $30.00 and three bowls at $10.00 with $6.00 of delivery, paid. */
beforeEach(async () => {
  await migrateJobs(database.pool);
  sold = await buyFromTwo(database.db, {
    modules: { "order-management": { withdrawal: { everywhere: true } } },
  });
  potter = inNameOf(sold.market, sold.potterId);
  orderId = sold.pottery.id;
  await sold.say("paid");
});

const guest = () => asShopper(sold.market, sold.guest);
const withdraw = (items = "", ctx = guest()) =>
  recordWithdrawal(
    ctx,
    orderId,
    { name: "Ada Byron", email: "ada@home.example", items, pieces: [], at: ctx.now() },
    { verb: "view" },
  );
const inJob = () => ({
  ...sold.market,
  actor: acting({ kind: "job", tenantId: sold.market.tenant.id, name: "settle-withdrawal" }),
});
const settle = (id = 1) => settleWithdrawal(inJob(), { orderId, id });
const order = async () => {
  const view = await loadOrder(sold.market, orderId);
  if (!view) throw new Error("the order was expected");
  return view;
};
const key = { orderId: "", id: 1 };
const ship = (pieces: { sku: string; qty: number }[] | null) =>
  shipOrder(potter, orderId, { carrier: "ups", trackingNumber: "", pieces });
const onHand = async () => {
  const rows = await database.db.select().from(stockItems).where(eq(stockItems.sellerId, sold.potterId));
  return rows.reduce((sum, row) => sum + row.onHand, 0);
};
const queued = async (like: string) => {
  const { rows } = await database.pool.query<{ key: string }>(
    "select key from graphile_worker.jobs where key like $1 order by key",
    [like],
  );
  return rows.map((row) => row.key.replace(orderId, "order"));
};

test("before anything is sent cancels the order and pays all of it back (rule withdrawals-6)", async () => {
  expect(await withdraw()).toBe(1);
  expect(await queued("%withdrawn%")).toEqual([
    "order-mail:withdrawn:order:1",
    "seller-mail:withdrawn:order:1",
  ]);
  expect(await queued("settle%")).toEqual(["settle-withdrawal:order:1"]);
  await settle();
  await settle();
  const now = await order();
  expect([now.status, now.returns[0]?.status, now.money.owedMinor + now.money.refundedMinor]).toEqual([
    "canceled",
    "refunded",
    now.totalDueMinor,
  ]);
  expect(await checkLedger(sold.market)).toMatchObject({ unbalanced: [] });
});

test("of what was sent waits for its refund, and cannot be declined (rule withdrawals-7)", async () => {
  await ship(null);
  await deliverOrder(potter, orderId);
  await withdraw();
  await settle();
  const at = { ...key, orderId };
  await expect(declineReturn(potter, at, "No")).rejects.toMatchObject({
    message: "A withdrawal can’t be declined.",
  });
  expect(await listAwaitedReturns(potter, 9)).toMatchObject([{ isWithdrawal: true, status: "requested" }]);
  await acceptReturn(potter, at, "Kiln Road 2");
  // It is refunded before it is back, and its delivery, too, although 0 was entered for that.
  const paid = await refundReturn(potter, at, { delivery: 0 });
  expect(paid?.paidMinor).toBe(10_140);
  expect((await order()).returns[0]).toMatchObject({ status: "refunded", isAwaited: true });
  expect(await listAwaitedReturns(potter, 9)).toEqual([]);
  // It arrives later, and is put back on sale once.
  const before = await onHand();
  await receiveReturn(potter, at, { restocks: true });
  expect((await onHand()) - before).toBe(5);
  expect((await order()).returns[0]).toMatchObject({ status: "refunded", isAwaited: false });
  await expect(receiveReturn(potter, at, { restocks: true })).rejects.toMatchObject({ code: "conflict" });
  expect(await queued("%return_received%order%")).toEqual([]);
  expect(await checkLedger(sold.market)).toMatchObject({ totalMinor: "0", unbalanced: [] });
});

test("of a part cancels what is not sent, and leaves the rest to come back", async () => {
  await ship([{ sku: "BOWL", qty: 1 }]);
  await withdraw("bowl");
  await settle();
  const now = await order();
  const bowl = now.lines.find(({ sku }) => sku === "BOWL");
  expect([now.status, bowl?.canceledQty]).toEqual(["packing", 2]);
  expect(now.returns[0]).toMatchObject({
    status: "requested",
    pieces: [{ lineId: bowl?.id, qty: 1 }],
    withdrawal: { name: "Ada Byron", email: "ada@home.example", items: ["3 × BOWL"] },
  });
  const at = { ...key, orderId };
  await acceptReturn(potter, at, "Kiln Road 2");
  await receiveReturn(potter, at, { restocks: true });
  // The delivery of the vases is kept.
  expect((await refundReturn(potter, at, { delivery: 0 }))?.returned.deliveryMinor).toBe(0);
  await expect(withdraw("bowl")).resolves.toBe(2);
});

test("is taken once for a piece, within its period, and not of what is excepted", async () => {
  await database.db
    .update(orderItems)
    .set({ withdrawalException: "custom_made" })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.sku, "VASE"), sql.raw(namesTestActor)));
  await withdraw();
  expect((await order()).returns[0]?.withdrawal?.items).toEqual(["3 × BOWL"]);
  await expect(withdraw()).rejects.toMatchObject({ code: "conflict" });
  await ship(null);
  await deliverOrder(potter, orderId);
  const late = new Date(sold.market.now().getTime() + 20 * 86_400_000);
  expect((await readWithdrawalOffer(sold.market, await order(), late)).refusal).toMatch(/could withdraw/);
});

test("of sealed goods can be declined once they are back", async () => {
  await database.db
    .update(orderItems)
    .set({ withdrawalException: "sealed_hygiene" })
    .where(sql.raw(namesTestActor));
  await ship(null);
  await withdraw();
  await settle();
  const at = { ...key, orderId };
  await acceptReturn(potter, at, "Kiln Road 2");
  await expect(declineReturn(potter, at, "It was opened.")).rejects.toMatchObject({ code: "conflict" });
  await receiveReturn(potter, at, { restocks: false });
  await declineReturn(potter, at, "It was opened.");
  expect((await order()).returns[0]?.status).toBe("declined");
});

test("is confirmed at once where its sender asked, with its time and content", async () => {
  await withdraw("something blue");
  const ctx = { ...sold.market, secret: "s", origin: "https://clay.example" };
  const mail = await renderOrderMail(ctx, orderId, { kind: "withdrawn", subjectId: "1" });
  const [request] = (await order()).returns;
  expect(mail?.to).toBe("ada@home.example");
  for (const words of [
    "Ada Byron",
    "3 × BOWL",
    "2 × VASE",
    "something blue",
    request?.withdrawal?.atText ?? "?",
  ])
    expect(mail?.text).toContain(words);
  const placed = await renderOrderMail(ctx, orderId, { kind: "placed", subjectId: "" });
  expect(placed?.text).toMatch(
    /within 14 days[\s\S]*Withdraw from contract: https:\/\/clay.example\/order\/withdraw/,
  );
});

test("by number and e-mail is taken by a job, and only with the order’s own e-mail (rule withdrawals-5)", async () => {
  const { box, config } = sold.market;
  const dataDir = "/nowhere";
  const deps = {
    db: sold.market.db,
    log: sold.market.log,
    now: sold.market.now,
    box,
    config,
    secret: "s",
    originOf: () => "https://clay.example",
    smtpUrl: undefined,
    dataDir,
    fileStore: createDiskStore(dataDir),
  };
  const { incrementId: number, email } = sold.pottery;
  const say = (typed: string, of = number) =>
    runJob(deps, "withdraw-by-number", {
      shopId: sold.market.shop.id,
      number: of,
      email: typed,
      name: "Ada",
      items: "",
      at: sold.market.now().toISOString(),
    });
  const count = async () => (await order()).returns.length;
  await say("eve@example.com");
  await say(email, "999999");
  expect(await count()).toBe(0);
  await say(email.toUpperCase());
  expect(await count()).toBe(1);
});

test("of an order that its visitor does not see is not taken", async () => {
  const stranger = asShopper(sold.market, { ...sold.guest, sessionHash: "another" });
  await expect(withdraw("", stranger)).rejects.toMatchObject({ code: "not_found" });
  const entered = {
    step: "confirm" as const,
    name: "Eve",
    number: "1",
    email: "eve@example.com",
    items: "",
    qty: {},
    order: "",
    key: "",
  };
  const web = { ...stranger, secret: "s", clientAddress: "192.0.2.1" };
  for (let count = 0; count < 5; count++) await declareWithdrawal(web, entered);
  await expect(declareWithdrawal(web, entered)).rejects.toMatchObject({ code: "too_many" });
});

describe("an order that waits for a transfer", () => {
  /** Three mugs that the house sells, to be paid by a transfer. */
  const placeUnpaid = async () => {
    const buyer = await guestAtReview(sold.market, [[sold.mug, 3]], { paymentMethodCode: "bank_transfer" });
    ({ orderId } = await pressPlace(sold.market, buyer));
    return asShopper(sold.market, buyer);
  };

  test("is canceled by a withdrawal", async () => {
    await withdraw("", await placeUnpaid());
    await settle();
    await settle();
    const now = await order();
    expect([now.status, now.returns[0]?.status]).toEqual(["canceled", "refunded"]);
    expect([now.money.refundedMinor, now.money.owedMinor]).toEqual([0, 0]);
    expect(now.events.at(-1)?.note).toBe(`Withdrawal ${now.incrementId}-1`);
  });

  test("and is withdrawn from in part keeps it until it is paid, and then cancels that part", async () => {
    const buyer = await placeUnpaid();
    const pieces = [{ orderItemId: (await order()).lines[0]?.id ?? 0, qty: 1 }];
    const said = { name: "Ada", email: "ada@home.example", items: "", pieces, at: sold.market.now() };
    await recordWithdrawal(buyer, orderId, said, { verb: "view" });
    await settle();
    expect((await order()).status).toBe("pending");
    expect((await order()).returns[0]?.status).toBe("requested");
    const job = `settle-withdrawal:${orderId}:1`;
    await database.pool.query("select graphile_worker.remove_job($1)", [job]);
    await takePayment(sold.market, orderId);
    expect(await queued(job)).toEqual(["settle-withdrawal:order:1"]);
    await settle();
    await settle();
    const now = await order();
    expect([now.status, now.lines[0]?.canceledQty, now.returns[0]?.status]).toEqual([
      "processing",
      1,
      "refunded",
    ]);
    expect(await checkLedger(sold.market)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  });
});
