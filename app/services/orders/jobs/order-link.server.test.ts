import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { isSignedLink } from "../../shops/secrets/signed-link.server";
import { requestOrderLink } from "../reading/request-order-link.server";

const secret = "a secret of this test";

let database: TestDatabase;
let disk: TestFolder;
let shop: PurchaseShop;
let order: { orderId: string; incrementId: string };
beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
  shop = await openPurchaseShop(database.db);
  order = await pressPlace(shop, await guestAtReview(shop, [[await addProduct(shop, "MUG"), 1]]));
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});

/** What the job mails for this number and e-mail. */
async function mailed(number: string, email: string): Promise<string[]> {
  const { box, config } = withPayments(shop);
  const outside = {
    originOf: () => "https://harbor.example",
    smtpUrl: undefined,
    dataDir: disk.path,
    fileStore: createDiskStore(disk.path),
  };
  const deps = { db: shop.db, log: shop.log, now: shop.now, box, config, secret, ...outside };
  await runJob(deps, "send-order-link", { shopId: shop.shop.id, number, email });
  const names = await readdir(join(disk.path, "mail")).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".html"))
      .map((name) => readFile(join(disk.path, "mail", name), "utf8")),
  );
}

it("mails nothing for a number and an e-mail that do not belong together", async () => {
  expect(await mailed(order.incrementId, "eve@example.com")).toEqual([]);
  expect(await mailed("999999", "ada@example.com")).toEqual([]);
});

it("mails the link that opens the order to the e-mail it was placed with", async () => {
  const [html = ""] = await mailed(order.incrementId, "Ada@Example.com");
  const [, id, key] = /\/order\/([0-9a-f-]+)\/tracking\?key=([\w-]+)/.exec(html) ?? [];
  expect(id).toBe(order.orderId);
  const subject = { kind: "order", shopId: shop.shop.id, id: order.orderId } as const;
  expect(isSignedLink(secret, subject, key ?? "")).toBe(true);
});

it("is asked for at most five times in a quarter of an hour", async () => {
  const ask = () => requestOrderLink(shop, { number: "100001", email: "many@example.com" });
  for (let count = 0; count < 5; count++) await ask();
  await expect(ask()).rejects.toMatchObject({ code: "too_many" });
});
