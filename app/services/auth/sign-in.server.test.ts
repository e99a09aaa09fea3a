import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { type AccountTestShop, addCustomer, openAccountShop, testPassword } from "./account-fixture.server";
import { attemptLimits } from "./attempt-limits.server";
import { countAttempt } from "./count-attempt.server";
import { signIn } from "./sign-in.server";

let database: TestDatabase;
let ctx: AccountTestShop;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
});
afterAll(() => database.drop());

const ada = { email: "ada@example.com", password: testPassword };
const refusal = { status: 422, field: "password", message: "The email or password is not right." };

test("the right password lets the customer in", async () => {
  const { id } = await addCustomer(ctx);
  expect(await signIn(ctx, ada)).toBe(id);
});

test("a wrong password is refused", async () => {
  await addCustomer(ctx);
  await expect(signIn(ctx, { ...ada, password: "sea-salt-8" })).rejects.toMatchObject(refusal);
});

test("an unknown e-mail is refused in the same words", async () => {
  await expect(signIn(ctx, ada)).rejects.toMatchObject(refusal);
});

test("an account without a password cannot be entered with one", async () => {
  await addCustomer(ctx, { passwordHash: null });
  await expect(signIn(ctx, ada)).rejects.toMatchObject(refusal);
});

test("a customer of one shop is a stranger in another", async () => {
  await addCustomer(await openAccountShop(database.db));
  await expect(signIn(ctx, ada)).rejects.toMatchObject(refusal);
});

test("after ten wrong guesses even the right password waits", async () => {
  await addCustomer(ctx);
  const wrong = { ...ada, password: "guess" };
  for (let guess = 0; guess < attemptLimits.signInByEmail.limit; guess++)
    await expect(signIn(ctx, wrong)).rejects.toMatchObject(refusal);
  await expect(signIn(ctx, ada)).rejects.toMatchObject({ status: 429 });
});

test("signing in often is no offence", async () => {
  await addCustomer(ctx);
  for (let time = 0; time <= attemptLimits.signInByEmail.limit; time++) await signIn(ctx, ada);
});

test("one address that tries one password on many e-mails is stopped", async () => {
  const attempt = { action: "sign-in", by: "address", who: "203.0.113.7" } as const;
  for (let guess = 0; guess < attemptLimits.signInByAddress.limit; guess++)
    await countAttempt(ctx, attempt, attemptLimits.signInByAddress);
  const shop = { ...ctx, clientAddress: "203.0.113.7" };
  await expect(signIn(shop, { ...ada, email: "bo@example.com" })).rejects.toMatchObject({ status: 429 });
});
