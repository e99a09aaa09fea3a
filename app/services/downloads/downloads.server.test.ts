import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nazareth } from "~/models/address/address-fixture";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { addCustomer } from "../auth/account-fixture.server";
import { addProduct, testCustomer } from "../catalogue/catalogue-fixture.server";
import {
  asShopper,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../checkout/purchase-fixture.server";
import { inTransaction } from "../db/in-transaction.server";
import { downloads, orders, payments, products, refunds } from "../db/schema";
import { createLog } from "../http/log.server";
import { migrateJobs } from "../jobs/migrate-jobs.server";
import { cancelOrder } from "../orders/cancel-order.server";
import { changeOrderStatus } from "../orders/change-order-status.server";
import { withPayments } from "../payment/payment-fixture.server";
import { keepDownload } from "./download-file.server";
import { signDownload } from "./download-hash.server";
import { grantDownloads } from "./grant-downloads.server";
import { listDownloads, listOrderDownloads } from "./list-downloads.server";
import { sendDownload } from "./send-download.server";

const secret = "a secret of the tests";
const bytes = "0123456789";
let database: TestDatabase;
let dataDir: string;
let ctx: PurchaseShop & { secret: string; config: { dataDir: string } };
let print: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), "awning-downloads-"));
  await writeFile(join(dataDir, "print.png"), bytes);
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  ctx = { ...(await openPurchaseShop(database.db)), secret, config: { dataDir } };
  const file = await keepDownload({ dataDir, shopCode: ctx.shop.code }, join(dataDir, "print.png"));
  print = await addProduct(ctx, "PRINT", {
    ...{ nonShippable: true, stock: { manageStock: false } },
    downloads: { files: [file], maxUses: 2, validDays: 30 },
  });
});

async function buy(qty = 1): Promise<string> {
  const guest = await guestAtReview(ctx, [[print, qty]], { billingAddress: nazareth });
  return (await pressPlace(ctx, guest)).orderId;
}
async function buyAndPay(qty = 1): Promise<string> {
  const orderId = await buy(qty);
  await changeOrderStatus(ctx, orderId, "processing");
  return orderId;
}
const rowsOf = (orderId: string) =>
  database.db
    .select()
    .from(downloads)
    .where(and(eq(downloads.tenantId, ctx.tenant.id), eq(downloads.orderId, orderId)));
async function hashOf(orderId: string): Promise<string> {
  const [row] = await rowsOf(orderId);
  return signDownload(secret, { shopId: ctx.shop.id, id: row?.id ?? 0 });
}
const usesOf = async (orderId: string) => (await rowsOf(orderId))[0]?.uses;
const ask = (hash: string, headers: Record<string, string> = {}, method = "GET") =>
  sendDownload(ctx, new Request("https://harbor.example/", { headers, method }), hash);

describe("a product with files", () => {
  it("needs no delivery, and gives its files once the order is paid", async () => {
    const orderId = await buy();
    expect(await rowsOf(orderId)).toEqual([]);
    await changeOrderStatus(ctx, orderId, "processing");
    expect(await rowsOf(orderId)).toMatchObject([
      {
        fileName: "print.png",
        sizeBytes: 10,
        maxUses: 2,
        uses: 0,
        expiresAt: new Date("2026-03-31T12:00:00Z"),
      },
    ]);
  });

  it("gives each file once, however often the order is found paid", async () => {
    const orderId = await buyAndPay();
    await inTransaction(ctx, (inner) => grantDownloads(inner, orderId));
    expect(await rowsOf(orderId)).toHaveLength(1);
  });

  it("allows its uses for each piece", async () => {
    expect(await rowsOf(await buyAndPay(3))).toMatchObject([{ maxUses: 6 }]);
  });

  it("gives what it had when it was bought", async () => {
    const orderId = await buy();
    await inTransaction(ctx, (inner) =>
      inner.db.delete(products).where(eq(products.tenantId, ctx.tenant.id)),
    );
    await changeOrderStatus(ctx, orderId, "processing");
    expect(await rowsOf(orderId)).toHaveLength(1);
  });
});

describe("a link", () => {
  it("sends the whole file to be saved, and counts a use", async () => {
    const orderId = await buyAndPay();
    const response = await ask(await hashOf(orderId));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": 'attachment; filename="print.png"',
      "content-type": "application/octet-stream",
      "content-length": "10",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(await response.text()).toBe(bytes);
    expect(await usesOf(orderId)).toBe(1);
  });

  it("that is unknown, forged or of another shop finds nothing", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    const id = Number(hash.split("-")[0]);
    const forged = [
      ...["", "1", `${id}-${"A".repeat(43)}`, `${id + 1}${hash.slice(hash.indexOf("-"))}`],
      signDownload("another secret", { shopId: ctx.shop.id, id }),
      signDownload(secret, { shopId: "00000000-0000-4000-8000-000000000000", id }),
      signDownload(secret, { shopId: ctx.shop.id, id: 9_000_000_000 }),
    ];
    const answers = await Promise.all(forged.map((one) => ask(one)));
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 404));
    expect(await usesOf(orderId)).toBe(0);
  });

  it("is refused when it is used up", async () => {
    const hash = await hashOf(await buyAndPay());
    const answers = [await ask(hash), await ask(hash), await ask(hash)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 410]);
    expect(await answers[2]?.text()).toContain("This download is used up");
  });

  it("never gives more uses than there are to requests at the same moment", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(hash)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await usesOf(orderId)).toBe(2);
  });

  it("is refused after its days", async () => {
    const hash = await hashOf(await buyAndPay());
    ctx.clock.now = new Date("2026-03-31T12:00:00Z");
    const answer = await ask(hash);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("This download has expired");
  });

  it("to a file that is gone from the disk counts nothing, and the log says so", async () => {
    const orderId = await buyAndPay();
    const lines: string[] = [];
    const log = createLog({ write: (line: string) => lines.push(line) });
    const lost = { ...ctx, log, config: { dataDir: join(dataDir, "elsewhere") } };
    const answer = await sendDownload(lost, new Request("https://harbor.example/"), await hashOf(orderId));
    expect(answer.status).toBe(500);
    expect(lines.join()).toContain("a file to download is missing");
    expect(await usesOf(orderId)).toBe(0);
  });

  it("is refused when the order was canceled", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    await cancelOrder(ctx, orderId);
    const answer = await ask(hash);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("canceled or paid back");
  });

  it("is refused when the whole order was paid back, and not when a part was", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    const [payment] = await database.db
      .select()
      .from(payments)
      .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.orderId, orderId)));
    const payBack = (amountMinor: number) =>
      inTransaction(ctx, (inner) =>
        inner.db.insert(refunds).values({
          ...{ tenantId: ctx.tenant.id, orderId, paymentId: payment?.id ?? "", amountMinor },
          ...{ reason: "Asked for", status: "done" },
        }),
      );
    await payBack(100);
    expect((await ask(hash)).status).toBe(200);
    await payBack((payment?.amountMinor ?? 0) - 100);
    expect((await ask(hash)).status).toBe(410);
  });
});

describe("a part of a file", () => {
  it("is sent as asked for", async () => {
    const response = await ask(await hashOf(await buyAndPay()), { Range: "bytes=0-3" });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe("bytes 0-3/10");
    expect(await response.text()).toBe("0123");
  });

  it("continues a download without another use, even the last", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    for (const range of ["bytes=0-3", "bytes=4-6", "bytes=0-", "bytes=4-", "bytes=7-"])
      expect((await ask(hash, { Range: range })).status).toBe(206);
    expect(await usesOf(orderId)).toBe(2);
    expect((await ask(hash)).status).toBe(410);
  });

  it("counts a use a day after the last", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    await ask(hash);
    ctx.clock.now = new Date("2026-03-02T12:00:00Z");
    expect((await ask(hash, { Range: "bytes=4-" })).status).toBe(206);
    expect(await usesOf(orderId)).toBe(2);
    ctx.clock.now = new Date("2026-03-03T12:00:00Z");
    expect((await ask(hash, { Range: "bytes=4-" })).status).toBe(410);
  });

  it.each([
    ["beyond its end", "bytes=10-", 416],
    ["in another unit", "items=0-1", 200],
    ["in several pieces", "bytes=0-1,4-5", 200],
  ])("%s gets %s: %d", async (_name, range, status) => {
    expect((await ask(await hashOf(await buyAndPay()), { Range: range })).status).toBe(status);
  });

  it("of a file that changed meanwhile is the whole file", async () => {
    const hash = await hashOf(await buyAndPay());
    const etag = (await ask(hash, {}, "HEAD")).headers.get("ETag") ?? "";
    expect((await ask(hash, { Range: "bytes=4-", "If-Range": etag })).status).toBe(206);
    expect((await ask(hash, { Range: "bytes=4-", "If-Range": '"another"' })).status).toBe(200);
  });
});

it("HEAD tells about a file and counts no use", async () => {
  const orderId = await buyAndPay();
  const response = await ask(await hashOf(orderId), {}, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBe("10");
  expect(await response.text()).toBe("");
  expect(await usesOf(orderId)).toBe(0);
});

it("an order and its customer see what is left; another customer may not look", async () => {
  const orderId = await buyAndPay();
  const customer = await addCustomer(ctx);
  await inTransaction(ctx, (inner) =>
    inner.db
      .update(orders)
      .set({ customerId: customer.id })
      .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId))),
  );
  await ask(await hashOf(orderId));
  const owner = asShopper(withPayments(ctx), {
    ...{ sessionHash: "s", cartId: null },
    customer: testCustomer({ id: customer.id }),
  });
  const listed = await listDownloads(owner, customer.id);
  expect(listed).toMatchObject([{ fileName: "print.png", usesLeft: 1, expiresOnText: "Mar 31 2026" }]);
  expect(listed).toEqual(await listOrderDownloads(ctx, orderId));
  await expect(listDownloads(owner, customer.id + 1)).rejects.toMatchObject({ status: 403 });
});
