import { beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeEach(async () => {
  await migrateJobs(database.pool);
  ctx = await openTestShop(database.db);
});

const days = 'from: "2026-03-01", to: "2026-03-31"';

test("numbers are for keys with their scope", async () => {
  const key = await keyFor(ctx, ["orders:write"]);
  const { errors } = await callOwner(ctx, key, `{ sales(${days}) { currency } }`);
  expect(errors[0]).toMatchObject({ extensions: { code: "forbidden" } });
});

test("a time that runs backwards names its argument", async () => {
  const key = await keyFor(ctx, ["numbers:read"]);
  const { errors } = await callOwner(
    ctx,
    key,
    '{ sales(from: "2026-03-02", to: "2026-03-01") { currency } }',
  );
  expect(errors[0]).toMatchObject({
    message: "The last day comes before the first.",
    extensions: { code: "invalid", field: "to" },
  });
});

test("a key that reads webhooks adds none", async () => {
  const key = await keyFor(ctx, ["webhooks:read"]);
  const { errors } = await callOwner(
    ctx,
    key,
    'mutation { addWebhook(url: "https://example.com/", types: ["*"]) { id } }',
  );
  expect(errors[0]).toMatchObject({ extensions: { code: "forbidden" } });
});

test("a webhook is added, paused and removed by its id", async () => {
  const key = await keyFor(ctx, ["webhooks:write"]);
  type Added = { addWebhook: { id: string; secret: string } };
  const added = await callOwner<Added>(
    ctx,
    key,
    'mutation { addWebhook(url: "https://example.com/", types: ["order.*"]) { id secret } }',
  );
  const id = added.data?.addWebhook.id;
  const paused = await callOwner(
    ctx,
    key,
    `mutation { setWebhookPaused(id: "${id}", isPaused: true) { state } removeWebhook(id: "${id}") { id } }`,
  );
  expect([added.data?.addWebhook.secret.slice(0, 6), paused.data]).toEqual([
    "whsec_",
    { setWebhookPaused: { state: "paused" }, removeWebhook: { id } },
  ]);
});
