import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import type { Secrets } from "~/models/platform/secret/secret-name";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor, type VisitorCustomer } from "~/models/shops/visitors/visitor";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import {
  type ListeningService,
  startListeningService,
} from "../../../../tests/support/services/listening-service";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { noProviderConfig } from "../../payments/providers/payment-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import type { JobDeps } from "../../shops/jobs/job.server";
import { testBox, withSecrets } from "../../shops/secrets/secrets-fixture.server";
import { openRequest } from "../pages/content-fixture.server";
import { noteEvent } from "./note-event.server";

const tracking: ShopSettingsInput["tracking"] = {
  analytics: { measurement_id: "G-ABC123" },
};
const secrets: Secrets = {
  "tracking.analytics.api_secret": "ga-secret",
  "tracking.email_marketing.private_key": "pk_1",
};
const ann: VisitorCustomer = {
  id: 1,
  email: "ann@example.com",
  firstName: "Ann",
  lastName: "",
  nickName: "",
  group: "",
  isRestricted: false,
  isVerified: true,
};

let database: TestDatabase;
let service: ListeningService;
let ctx: SecretsContext;
let deps: JobDeps;
beforeAll(async () => {
  database = await createTestDatabase();
  service = await startListeningService();
});
afterAll(async () => {
  await service?.close();
  await database?.drop();
});
beforeEach(async () => {
  ctx = await withSecrets(await openTestShop(database.db, { tracking }), secrets);
  const services = { analyticsUrl: service.url, emailMarketingUrl: service.url };
  const originOf = () => "https://harbor.example";
  deps = {
    db: ctx.db,
    log: ctx.log,
    now: ctx.now,
    originOf,
    secret: "",
    box: testBox,
    config: noProviderConfig,
    dataDir: "",
    fileStore: createDiskStore(""),
    smtpUrl: undefined,
    services,
  };
  service.calls.length = 0;
  service.answerWith(204);
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const note = (cookie: string, customer: VisitorCustomer | null = null, shop = ctx) => {
  const { context } = openRequest(shop);
  context.visitor = async () => ({ ...anonymousVisitor, customer });
  const request = new Request("https://harbor.example/", { headers: { Cookie: cookie } });
  return noteEvent(context, request, { name: "view_item", product_id: 7 });
};
const queued = async () => {
  const { rows } = await database.db.execute<{ task: string }>(
    sql`select task_identifier as task from graphile_worker.jobs order by 1`,
  );
  return rows.map(({ task }) => task);
};

describe("services that receive a visit", () => {
  test("none before the visitor agreed", async () => {
    expect(await note("")).toBeNull();
    expect(await queued()).toEqual([]);
  });

  test("none after the visitor declined", async () => {
    await note("awning_consent=declined", ann);
    expect(await queued()).toEqual([]);
  });

  test("analytics after the visitor agreed", async () => {
    await note("awning_consent=granted");
    expect(await queued()).toEqual(["send-analytics-event"]);
  });

  test("marketing as well where the visitor's e-mail is known", async () => {
    await note("awning_consent=granted", ann);
    expect(await queued()).toEqual(["send-analytics-event", "send-marketing-event"]);
  });

  test("none in a shop without services", async () => {
    await note("awning_consent=granted", ann, await openTestShop(database.db));
    expect(await queued()).toEqual([]);
  });
});

test("a queue that fails breaks no page", async () => {
  const broken = {
    ...ctx,
    db: new Proxy(ctx.db, {
      get: (db, name) =>
        name === "execute" ? () => Promise.reject(new Error("down")) : Reflect.get(db, name),
    }),
  };
  expect(await note("awning_consent=granted", null, broken)).toBeNull();
});

describe("the price a shopper saw goes along with what they looked at (rule tracking-3)", () => {
  const prices = async (product_id: number, shop = ctx) => {
    const { context } = openRequest(shop);
    context.visitor = async () => ({ ...anonymousVisitor, customer: null });
    const request = new Request("https://harbor.example/", { headers: { Cookie: "awning_consent=granted" } });
    await noteEvent(context, request, { name: "add_to_cart", product_id, qty: 2 });
    const { rows } = await database.db.execute<{ price: string | null }>(
      sql`select payload->>'priceMinor' as price from graphile_worker._private_jobs`,
    );
    return rows.map(({ price }) => price);
  };

  test("a price that is shown", async () => {
    expect(await prices(await addProduct(ctx, "MUG", { priceMinor: 2400 }))).toEqual(["2400"]);
  });

  test("not one that is shown in the cart alone, nor one for customers alone", async () => {
    expect(await prices(await addProduct(ctx, "MUG", { priceMinor: 2400, hidePrice: true }))).toEqual([null]);
    await database.db.execute(sql`delete from graphile_worker._private_jobs`);
    const { settings } = ctx.shop;
    const sociallogins = { ...settings.modules.sociallogins, hide_price_for_anonymous: true };
    const closed = { ...settings, modules: { ...settings.modules, sociallogins } };
    const shop = { ...ctx, shop: { ...ctx.shop, settings: closed } };
    expect(await prices(await addProduct(ctx, "POT", { priceMinor: 2400 }), shop)).toEqual([null]);
  });

  test("value and currency are sent with it", async () => {
    const product_id = await addProduct(ctx, "MUG", { name: "Mug", priceMinor: 2400 });
    await runJob(deps, "send-analytics-event", {
      shopId: ctx.shop.id,
      event: { name: "add_to_cart", product_id, qty: 2 },
      browserId: "b1",
      at: "2026-03-01T12:00:00Z",
      priceMinor: 2400,
    });
    expect(service.calls).toMatchObject([
      { body: { events: [{ params: { currency: "USD", value: 48, items: [{ price: 24 }] } }] } },
    ]);
  });
});

describe("the events sent", () => {
  let productId: number;
  const at = "2026-03-01T12:00:00Z";
  beforeEach(async () => {
    productId = await addProduct(ctx, "MUG", { name: "Mug", priceMinor: 2400, hidePrice: true });
  });
  const analytics = (product_id = productId) =>
    runJob(deps, "send-analytics-event", {
      shopId: ctx.shop.id,
      event: { name: "view_item", product_id },
      browserId: "b1",
      at,
    });

  test("analytics learns the product, with the shop's keys, and no price", async () => {
    await analytics();
    expect(service.calls).toMatchObject([
      {
        path: "/mp/collect?measurement_id=G-ABC123&api_secret=ga-secret",
        body: { client_id: "b1", events: [{ name: "view_item", params: { items: [{ item_id: "MUG" }] } }] },
      },
    ]);
    expect(JSON.stringify(service.calls[0]?.body)).not.toContain("24");
  });

  test("marketing learns who looked", async () => {
    const event = { name: "view_item", product_id: productId };
    await runJob(deps, "send-marketing-event", {
      shopId: ctx.shop.id,
      event,
      email: ann.email,
      at,
      uniqueId: "u1",
    });
    expect(service.calls).toMatchObject([
      { path: "/api/events/", headers: { authorization: "Klaviyo-API-Key pk_1" } },
    ]);
  });

  test("a deleted product is not sent", async () => {
    await analytics(productId + 1);
    expect(service.calls).toEqual([]);
  });

  test.each([500, 503, 429])(
    "after the answer %i of a service the event is sent again later",
    async (status) => {
      service.answerWith(status);
      await expect(analytics()).rejects.toThrow(`answered ${status}`);
    },
  );

  test("what a service refuses is over", async () => {
    service.answerWith(400);
    await expect(analytics()).resolves.toBeUndefined();
  });
});
