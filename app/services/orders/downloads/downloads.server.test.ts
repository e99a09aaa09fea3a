import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { products } from "~/tables/catalogue/catalogue";
import { downloads } from "~/tables/orders/downloads";
import { orders } from "~/tables/orders/orders";
import { payments, refunds } from "~/tables/orders/payments";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import {
  asShopper,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import type { FileStore } from "../../platform/file-store/file-store";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { createLog } from "../../platform/log/log.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { cancelOrder } from "../states/cancel-order.server";
import { changeOrderStatus } from "../states/change-order-status.server";
import { keepDownload } from "./download-file.server";
import { signDownload, signPress } from "./download-hash.server";
import { grantDownloads } from "./grant-downloads.server";
import { listDownloads, listOrderDownloads } from "./list-downloads.server";
import { openDownload } from "./open-download.server";
import { pressDownload } from "./press-download.server";
import { sendDownload } from "./send-download.server";

const secret = "a secret of the tests";
const bytes = "0123456789";
let database: TestDatabase;
let dataDir: string;
let ctx: PurchaseShop & { secret: string; fileStore: FileStore };
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
  ctx = { ...(await openPurchaseShop(database.db)), secret, fileStore: createDiskStore(dataDir) };
  const file = await keepDownload(
    { fileStore: ctx.fileStore, shopCode: ctx.shop.code },
    join(dataDir, "print.png"),
  );
  print = await addProduct(ctx, "PRINT", {
    nonShippable: true,
    stock: { manageStock: false },
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
const open = (hash: string) => openDownload(ctx, hash);
const press = (hash: string) => pressDownload(ctx, hash);
/** Asks for the file at the path that a press led to. */
function fetchFile(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  const [hash = "", pressed = ""] = path.replace("/account/download/", "").split("/");
  const request = new Request("https://harbor.example/", { headers, method });
  return sendDownload(ctx, request, { hash, press: pressed });
}
const download = async (hash: string, headers: Record<string, string> = {}, method = "GET") =>
  fetchFile(await press(hash), headers, method);
const refusedToPage = (hash: string) => `/account/download/${hash}`;

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

describe("the page of a link", () => {
  it("shows the file and counts no use, however often it is opened", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    for (let times = 0; times < 3; times++)
      expect(await open(hash)).toMatchObject({ download: { fileName: "print.png", usesLeft: 2 } });
    expect(await usesOf(orderId)).toBe(0);
  });

  it("of an unknown or forged link, or one of another shop, finds nothing", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    const id = Number(hash.split("-")[0]);
    const forged = [
      "",
      "1",
      `${id}-${"A".repeat(43)}`,
      `${id + 1}${hash.slice(hash.indexOf("-"))}`,
      signDownload("another secret", { shopId: ctx.shop.id, id }),
      signDownload(secret, { shopId: "00000000-0000-4000-8000-000000000000", id }),
      signDownload(secret, { shopId: ctx.shop.id, id: 9_000_000_000 }),
    ];
    const opened = await Promise.all(forged.map(open));
    expect(opened).toEqual(forged.map(() => ({ refusal: "unknown" })));
    await Promise.all(forged.map(press));
    expect(await usesOf(orderId)).toBe(0);
  });

  it("says when it is used up, also to a press", async () => {
    const hash = await hashOf(await buyAndPay());
    await press(hash);
    await press(hash);
    expect(await open(hash)).toEqual({ refusal: "used_up" });
    expect(await press(hash)).toBe(refusedToPage(hash));
  });

  it("says when its days are over", async () => {
    const hash = await hashOf(await buyAndPay());
    ctx.clock.now = new Date("2026-03-31T12:00:00Z");
    expect(await open(hash)).toEqual({ refusal: "expired" });
    expect(await press(hash)).toBe(refusedToPage(hash));
  });

  it("says when its file is gone from the disk; a press counts nothing, and the log says so", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    const lines: string[] = [];
    const log = createLog({ write: (line: string) => lines.push(line) });
    const lost = { ...ctx, log, fileStore: createDiskStore(join(dataDir, "elsewhere")) };
    expect(await openDownload(lost, hash)).toEqual({ refusal: "lost" });
    expect(await pressDownload(lost, hash)).toBe(refusedToPage(hash));
    expect(lines.join()).toContain("a file to download is missing");
    expect(await usesOf(orderId)).toBe(0);
  });

  it("says when the order was canceled", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    await cancelOrder(ctx, orderId);
    expect(await open(hash)).toEqual({ refusal: "withdrawn" });
  });

  it("says when the whole order was paid back, and not when a part was", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    const [payment] = await database.db
      .select()
      .from(payments)
      .where(and(eq(payments.tenantId, ctx.tenant.id), paysFor(orderId)));
    const payBack = (amountMinor: number) =>
      inTransaction(ctx, (inner) =>
        inner.db.insert(refunds).values({
          tenantId: ctx.tenant.id,
          orderId,
          paymentId: payment?.id ?? "",
          amountMinor,
          reason: "Asked for",
          status: "done",
        }),
      );
    await payBack(100);
    expect(await open(hash)).toHaveProperty("download");
    await payBack((payment?.amountMinor ?? 0) - 100);
    expect(await open(hash)).toEqual({ refusal: "withdrawn" });
  });
});

describe("a press of the button", () => {
  it("sends the whole file to be saved, and counts a use", async () => {
    const orderId = await buyAndPay();
    const response = await download(await hashOf(orderId));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": "attachment; filename=print.png",
      "content-type": "application/octet-stream",
      "content-length": "10",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(await response.text()).toBe(bytes);
    expect(await usesOf(orderId)).toBe(1);
  });

  it("never gives more uses than there are to presses at the same moment", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    const paths = await Promise.all(Array.from({ length: 8 }, () => press(hash)));
    expect(paths.filter((path) => path !== refusedToPage(hash))).toHaveLength(2);
    expect(await usesOf(orderId)).toBe(2);
  });

  it("leads to the file for a day, even when it was the last use, and then to the page", async () => {
    const orderId = await buyAndPay();
    const hash = await hashOf(orderId);
    await press(hash);
    const last = await press(hash);
    ctx.clock.now = new Date("2026-03-02T11:59:59.999Z");
    expect((await fetchFile(last)).status).toBe(200);
    ctx.clock.now = new Date("2026-03-02T12:00:00Z");
    const late = await fetchFile(last);
    expect([late.status, late.headers.get("Location")]).toEqual([302, refusedToPage(hash)]);
    expect(await usesOf(orderId)).toBe(2);
  });

  it("leads nowhere when the order was canceled since", async () => {
    const orderId = await buyAndPay();
    const pressed = await press(await hashOf(orderId));
    await cancelOrder(ctx, orderId);
    expect((await fetchFile(pressed)).status).toBe(302);
  });

  it("cannot be made up", async () => {
    const hash = await hashOf(await buyAndPay());
    const id = Number(hash.split("-")[0]);
    const forged = [
      "",
      String(ctx.clock.now.getTime()),
      `zzzzzzzz.${"A".repeat(43)}`,
      signPress("another secret", { shopId: ctx.shop.id, id }, ctx.clock.now),
      signPress(secret, { shopId: ctx.shop.id, id: id + 1 }, ctx.clock.now),
    ];
    const answers = await Promise.all(forged.map((one) => fetchFile(`${refusedToPage(hash)}/${one}`)));
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 302));
  });
});

describe("a part of a file", () => {
  it("is sent as asked for", async () => {
    const response = await download(await hashOf(await buyAndPay()), { Range: "bytes=0-3" });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe("bytes 0-3/10");
    expect(await response.text()).toBe("0123");
  });

  it("continues a download without another use", async () => {
    const orderId = await buyAndPay();
    const pressed = await press(await hashOf(orderId));
    for (const range of ["bytes=0-3", "bytes=4-6", "bytes=7-"])
      expect((await fetchFile(pressed, { Range: range })).status).toBe(206);
    expect(await usesOf(orderId)).toBe(1);
  });

  it.each([
    ["beyond its end", "bytes=10-", 416],
    ["in another unit", "items=0-1", 200],
    ["in several pieces", "bytes=0-1,4-5", 200],
  ])("%s gets %s: %d", async (_name, range, status) => {
    expect((await download(await hashOf(await buyAndPay()), { Range: range })).status).toBe(status);
  });

  it("of a file that changed meanwhile is the whole file", async () => {
    const pressed = await press(await hashOf(await buyAndPay()));
    const etag = (await fetchFile(pressed, {}, "HEAD")).headers.get("ETag") ?? "";
    expect((await fetchFile(pressed, { Range: "bytes=4-", "If-Range": etag })).status).toBe(206);
    expect((await fetchFile(pressed, { Range: "bytes=4-", "If-Range": '"another"' })).status).toBe(200);
  });
});

it("HEAD has the headers of a file and no bytes", async () => {
  const response = await download(await hashOf(await buyAndPay()), {}, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBe("10");
  expect(await response.text()).toBe("");
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
  await press(await hashOf(orderId));
  const owner = asShopper(withPayments(ctx), {
    sessionHash: "s",
    cartId: null,
    customer: testCustomer({ id: customer.id }),
  });
  const listed = await listDownloads(owner, customer.id);
  expect(listed).toMatchObject([{ fileName: "print.png", usesLeft: 1, expiresOnText: "Mar 31 2026" }]);
  expect(listed).toEqual(await listOrderDownloads(ctx, orderId));
  await expect(listDownloads(owner, customer.id + 1)).rejects.toMatchObject({ status: 403 });
});
