import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addProduct } from "../catalogue/products/catalogue-fixture.server";
import {
  buttonOf,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../checkout/steps/purchase-fixture.server";
import { createDb, openPool } from "../platform/db/pool/open-pool.server";
import { migrateJobs } from "../platform/jobs/migrate-jobs.server";
import { inTransaction } from "../shops/changes/in-transaction.server";
import { acting } from "../shops/context/shop-context.server";
import { testBox } from "../shops/secrets/secrets-fixture.server";
import { addWebhook } from "./add-webhook.server";
import { collectEvents } from "./collect/collect-events.server";
import { sendDue } from "./deliver/send-due.server";
import { listDeliveries, listWebhooks } from "./list-webhooks.server";
import { removeWebhook } from "./remove-webhook.server";
import { replayEvents } from "./replay-events.server";
import { rotateWebhookSecret } from "./rotate-webhook-secret.server";
import { setWebhookState } from "./set-webhook-state.server";
import type { WebhookContext } from "./webhook-context.server";

const database = withTestDatabase();

type Got = {
  id: string;
  type: string;
  data: Record<string, unknown>;
  headers: Record<string, string>;
  body: string;
};

/** A receiver that answers as a test tells it, and what it got. */
async function receiver(answer: (response: ServerResponse, got: Got) => void = (it) => it.end()) {
  const got: Got[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const headers = request.headers as Record<string, string>;
    const one = { ...JSON.parse(body), id: headers["webhook-id"] ?? "", headers, body };
    got.push(one);
    answer(response, one);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` };
}

let ctx: PurchaseShop & WebhookContext & { allowPrivate: boolean };
let product: number;

beforeEach(async () => {
  await migrateJobs(database.pool);
  const shop = await openPurchaseShop(database.db);
  ctx = { ...shop, box: testBox, allowPrivate: true };
  product = await addProduct(ctx, "MUG", { priceMinor: 1000 });
  // The audit has the database's clock.
  ctx.clock.now = new Date();
});

test("an order runs the same statements beside five webhooks as without one (rule webhooks-1)", async () => {
  const statements: string[] = [];
  const { host, port, user, password, database: name } = database.pool.options;
  const connection = { host, port, user, password, database: name };
  const pool = openPool(connection, undefined, (text) => statements.push(text));
  onTestFinished(() => pool.end());
  const shop = { ...ctx, db: createDb(pool) };
  const statementsOfOrder = async () => {
    const guest = await guestAtReview(shop, [[product, 1]]);
    statements.length = 0;
    await pressPlace(shop, guest);
    return [...statements];
  };
  await statementsOfOrder();
  const without = await statementsOfOrder();
  for (const place of [1, 2, 3, 4, 5]) await add(`https://receiver.example/hooks/${place}`, ["*"]);
  expect(await statementsOfOrder()).toEqual(without);
});

const add = (url: string, types = ["stock.changed"]) => addWebhook(ctx, { url, types, allowPlain: true });

test("is added by staff who proved who they are at most 15 minutes ago", async () => {
  const staff = { kind: "staff" as const, tenantId: ctx.tenant.id, staffId: 5 };
  const grants = [{ role: "owner" as const, shopId: null }];
  const actor = acting({ ...staff, grants, confirmedAt: new Date(ctx.now().getTime() - 16 * 60_000) });
  await expect(
    addWebhook({ ...ctx, actor }, { url: "https://example.com/hooks", types: ["*"] }),
  ).rejects.toMatchObject({ code: "confirm_first" });
});

test.each([
  "https://127.0.0.1/hooks",
  "https://10.0.0.7/hooks",
  "https://192.168.1.5/hooks",
  "https://[::1]/hooks",
  "https://[fd00::1]/hooks",
  "https://169.254.169.254/latest",
  "https://2130706433/hooks",
  "https://localhost/hooks",
])("%s is refused, since nothing is sent there (rule webhooks-5)", async (url) => {
  await expect(addWebhook(ctx, { url, types: ["*"] })).rejects.toMatchObject({
    code: "invalid",
    field: "url",
    message: expect.stringContaining("is in a private network: nothing is sent there."),
  });
});

const move = (onHand: number) =>
  inTransaction(ctx, (inner) =>
    inner.db.execute(sql`update stock_items set on_hand = ${onHand} where tenant_id = ${ctx.tenant.id}`),
  );

/** What the job does, once. */
async function tell(): Promise<void> {
  await collectEvents(ctx);
  await sendDue(ctx);
}

const later = (ms: number) => {
  ctx.clock.now = new Date(ctx.clock.now.getTime() + ms);
};

describe("a receiver", () => {
  test("gets what happened since it was added, and nothing twice", async () => {
    await move(5);
    const { got, url } = await receiver();
    ctx.clock.now = new Date();
    await add(url);
    await move(7);
    await tell();
    await tell();
    expect(got.map(({ type, data }) => [type, data.on_hand])).toEqual([["stock.changed", 7]]);
  });

  test("can check the signature by the published library", async () => {
    const { got, url } = await receiver();
    const { secret } = await add(url);
    await move(7);
    await tell();
    const [first] = got;
    expect(() => new Webhook(secret).verify(first?.body ?? "", first?.headers ?? {})).not.toThrow();
  });

  test("can check by the former secret for a day after a change, and by the new one", async () => {
    const { got, url } = await receiver();
    const { id, secret } = await add(url);
    const newer = await rotateWebhookSecret(ctx, id);
    await move(7);
    await tell();
    const [first] = got;
    const areBoth = [secret, newer].map((one) =>
      new Webhook(one).verify(first?.body ?? "", first?.headers ?? {}),
    );
    expect(areBoth).toHaveLength(2);
  });

  test("gets no signature of a former secret after that day", async () => {
    const { got, url } = await receiver();
    const { id } = await add(url);
    await rotateWebhookSecret(ctx, id);
    await move(7);
    later(24 * 3_600_000 + 1);
    await tell();
    expect(got[0]?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
  });

  test("is told of an order by its number, without what a shopper typed", async () => {
    const { got, url } = await receiver();
    await add(url, ["order.*"]);
    const guest = await guestAtReview(ctx, [[product, 1]]);
    await buttonOf(ctx, guest);
    await pressPlace(ctx, guest);
    await tell();
    const placed = got.find(({ type }) => type === "order.placed");
    expect(Object.keys(placed?.data ?? {}).sort()).toEqual([
      "currency",
      "grand_total_minor",
      "id",
      "number",
      "status",
    ]);
  });
});

describe("a receiver that fails", () => {
  test("gets the same event again, under the same id", async () => {
    let tries = 0;
    const { got, url } = await receiver((response) => {
      tries += 1;
      response.writeHead(tries === 1 ? 500 : 200).end();
    });
    await add(url);
    await move(7);
    await tell();
    later(5_000);
    await tell();
    expect([got.length, got[0]?.id === got[1]?.id]).toEqual([2, true]);
  });

  test("gets the next event of an entity only after the one before", async () => {
    let isWell = false;
    const { got, url } = await receiver((response) => response.writeHead(isWell ? 204 : 503).end());
    await add(url);
    await move(7);
    await tell();
    await move(8);
    await tell();
    isWell = true;
    later(5_000);
    await tell();
    expect(got.map(({ data }) => data.on_hand)).toEqual([7, 7, 8]);
  });

  test("is dead when it says that it is gone, until its owner resumes it", async () => {
    let status = 410;
    const { got, url } = await receiver((response) => response.writeHead(status).end());
    const { id } = await add(url);
    await move(7);
    await tell();
    const [dead] = await listWebhooks(ctx);
    status = 200;
    await setWebhookState(ctx, id, "active");
    await tell();
    expect([dead?.state, got.length]).toEqual(["dead", 2]);
  });

  test("is dead after three days in which it took nothing", async () => {
    const { url } = await receiver((response) => response.writeHead(500).end());
    await add(url);
    await move(7);
    for (let hours = 0; hours <= 74; hours += 24) {
      await tell();
      later(24 * 3_600_000);
    }
    expect((await listWebhooks(ctx))[0]?.state).toBe("dead");
  });

  test("that cannot be reached is tried again, and the log says why", async () => {
    const { id } = await add("http://127.0.0.1:1/");
    await move(7);
    await tell();
    expect(await listDeliveries(ctx, id, 10)).toMatchObject([
      { state: "waiting", tries: 1, lastStatus: 0, lastError: expect.stringContaining("ECONNREFUSED") },
    ]);
  });
});

test("a receiver of a private network is never asked", async () => {
  const { got, url } = await receiver();
  await add(url);
  await move(7);
  await collectEvents(ctx);
  await sendDue({ ...ctx, allowPrivate: false });
  expect(got).toEqual([]);
});

test("a paused webhook gets what waited when it goes on", async () => {
  const { got, url } = await receiver();
  const { id } = await add(url);
  await move(7);
  await collectEvents(ctx);
  await setWebhookState(ctx, id, "paused");
  await sendDue(ctx);
  const before = got.length;
  await setWebhookState(ctx, id, "active");
  await tell();
  expect([before, got.length]).toEqual([0, 1]);
});

test("events are sent again under their ids", async () => {
  const { got, url } = await receiver();
  const { id } = await add(url);
  const since = ctx.clock.now;
  await move(7);
  await tell();
  await replayEvents(ctx, id, since);
  await tell();
  expect([got.length, got[0]?.id === got[1]?.id]).toEqual([2, true]);
});

test("a removed webhook is told nothing more", async () => {
  const { got, url } = await receiver();
  const { id } = await add(url);
  await removeWebhook(ctx, id);
  await move(7);
  await tell();
  expect([got.length, await listWebhooks(ctx)]).toEqual([0, []]);
});

test("events have to be named", async () => {
  await expect(add("https://example.com/", ["moon.*"])).rejects.toThrow("Name events");
});
