import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { asShopper } from "../../checkout/steps/purchase-fixture.server";
import { makeDataDir } from "../../content/forms/form-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { buyFromTwo, inNameOf } from "../records/market-order-fixture.server";
import { cancelOrder } from "../states/cancel-order.server";

const database = withTestDatabase();
let dataDir: ReturnType<typeof makeDataDir>;
beforeEach(() => {
  dataDir = makeDataDir();
});
afterEach(() => dataDir.remove());

/** Runs the mails that are queued for sellers; answers their texts. */
async function sent({ market }: Awaited<ReturnType<typeof buyFromTwo>>): Promise<string[]> {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs
      where payload->>'shopId' = $1 and key like 'seller-mail:%' order by id`,
    [market.shop.id],
  );
  const deps = {
    db: market.db,
    log: market.log,
    now: market.now,
    originOf: () => market.origin,
    secret: market.secret,
    box: market.box,
    config: market.config,
    dataDir: dataDir.path,
    fileStore: createDiskStore(dataDir.path),
    smtpUrl: undefined,
  };
  for (const { payload } of rows) await runJob(deps, "send-seller-mail", payload);
  const folder = join(dataDir.path, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".html")).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

test("a seller is told about a new order and one that the shopper canceled; the business itself is not", async () => {
  const sold = await buyFromTwo(database.db);
  expect(await sent(sold)).toEqual([]);
  await sold.say("paid");
  const [mail, ...others] = await sent(sold);
  expect(others).toEqual([]);
  expect(mail).toContain(`New order ${sold.pottery.incrementId}`);
  expect(mail).toContain("$101.40");
  expect(mail).not.toContain("MUG");
  await cancelOrder(asShopper(sold.market, sold.guest), sold.pottery.id);
  const mails = await sent(sold);
  expect(mails).toHaveLength(2);
  expect(mails.join()).toContain(`Order ${sold.pottery.incrementId} was canceled`);
});

test("a seller who cancels an order gets no mail about it", async () => {
  const sold = await buyFromTwo(database.db);
  await sold.say("paid");
  await cancelOrder(inNameOf(sold.market, sold.potterId), sold.pottery.id);
  expect(await sent(sold)).toHaveLength(1);
});
