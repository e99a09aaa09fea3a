import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import {
  type CaptchaProvider,
  startCaptchaProvider,
} from "../../../../tests/support/services/captcha-provider";
import { captchaSecrets, captchaSettings, openFormShop } from "./form-fixture.server";
import { verifyCaptcha } from "./verify-captcha.server";

let database: TestDatabase;
let captcha: CaptchaProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  captcha = await startCaptchaProvider();
});
afterAll(async () => {
  await captcha?.close();
  await database?.drop();
});

const openShop = (settings = captchaSettings, verifyUrl = captcha.verifyUrl, secrets = captchaSecrets) =>
  openFormShop(database.db, { settings, secrets, verifyUrl });

test("the provider gets the shop's secret and the token", async () => {
  await verifyCaptcha(await openShop(), "good");
  expect(captcha.asked.at(-1)).toEqual({ secret: "secret", response: "good" });
});

test.each(["bad", "unsure", "broken"])("token '%s' is refused", async (token) => {
  await expect(verifyCaptcha(await openShop(), token)).rejects.toMatchObject({
    status: 422,
    field: "form",
    message: "We couldn’t confirm that you’re a person. Please try again.",
  });
});

test("a person is believed once", async () => {
  const shop = await openShop();
  await expect(verifyCaptcha(shop, "good-once")).resolves.toBeUndefined();
  await expect(verifyCaptcha(shop, "good-once")).rejects.toMatchObject({ status: 422 });
});

test("a wrong secret of the shop is no proof", async () => {
  const shop = await openShop(captchaSettings, captcha.verifyUrl, { "recaptcha.secret_key": "another" });
  await expect(verifyCaptcha(shop, "good-elsewhere")).rejects.toMatchObject({ status: 422 });
});

test("a low score suffices if the shop allows it", async () => {
  const settings = { recaptcha: { site_key: "site", minScore: 0.1 } };
  await expect(verifyCaptcha(await openShop(settings), "unsure-enough")).resolves.toBeUndefined();
});

test.each(["", "x".repeat(8_001)])("an impossible token is not sent to the provider", async (token) => {
  const before = captcha.asked.length;
  await expect(verifyCaptcha(await openShop(), token)).rejects.toThrow(
    "Please confirm that you are a person",
  );
  expect(captcha.asked).toHaveLength(before);
});

test("an unreachable provider means refusal, not a fault", async () => {
  const shop = await openShop(captchaSettings, "http://127.0.0.1:9/siteverify");
  await expect(verifyCaptcha(shop, "good")).rejects.toMatchObject({ status: 422 });
});

test.each([
  ["no key", {}, {}],
  ["its site key alone", { site_key: "site" }, {}],
  ["its secret key alone", {}, captchaSecrets],
])("with %s it is off", async (_what, recaptcha, secrets) => {
  const shop = await openShop({ recaptcha }, captcha.verifyUrl, secrets);
  await expect(verifyCaptcha(shop, "")).resolves.toBeUndefined();
});
