import { beforeEach, expect, test } from "vitest";
import { shopSecrets } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { inTransaction } from "../changes/in-transaction.server";
import type { SecretsContext } from "../context/secrets-context.server";
import { readSecret } from "./read-secret.server";
import { createSecretBox } from "./secret-box.server";
import { withSecrets } from "./secrets-fixture.server";
import { writeSecrets } from "./write-secrets.server";

const database = withTestDatabase();
let ctx: SecretsContext;
beforeEach(async () => {
  ctx = await withSecrets(await openTestShop(database.db), { "payment.stripe.secret_key": "sk_live_1" });
});

test("a secret is read by its name, and a shop knows which it has", async () => {
  expect(await readSecret(ctx, "payment.stripe.secret_key")).toBe("sk_live_1");
  expect(await readSecret(ctx, "recaptcha.secret_key")).toBeNull();
  expect(ctx.shop.secretNames).toEqual(["payment.stripe.secret_key"]);
});

test("the database holds no secret in the clear", async () => {
  const rows = await database.db.select().from(shopSecrets);
  expect(JSON.stringify(rows)).not.toContain("sk_live_1");
});

test("an empty text removes it, the same text changes nothing", async () => {
  expect(
    await inTransaction(ctx, (inner) => writeSecrets(inner, { "payment.stripe.secret_key": "sk_live_1" })),
  ).toBe(0);
  expect(await inTransaction(ctx, (inner) => writeSecrets(inner, { "payment.stripe.secret_key": "" }))).toBe(
    1,
  );
  expect(await readSecret(ctx, "payment.stripe.secret_key")).toBeNull();
  expect(await inTransaction(ctx, (inner) => writeSecrets(inner, { "payment.stripe.secret_key": "" }))).toBe(
    0,
  );
});

test("one sealed with a lost key is an error, and can be set anew", async () => {
  const other = { ...ctx, box: createSecretBox("another key") };
  await expect(readSecret(other, "payment.stripe.secret_key")).rejects.toThrow("is not configured");
  expect(
    await inTransaction(other, (inner) => writeSecrets(inner, { "payment.stripe.secret_key": "sk_live_2" })),
  ).toBe(1);
  expect(await readSecret(other, "payment.stripe.secret_key")).toBe("sk_live_2");
});
