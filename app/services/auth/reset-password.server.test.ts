import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anonymousVisitor } from "~/models/visitor/visitor";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import {
  type AccountTestShop,
  addCustomer,
  cookiesOf,
  openAccountShop,
  requestWith,
  testPassword,
} from "./account-fixture.server";
import { createPasswordReset, PASSWORD_RESET_LIFETIME_MS } from "./create-password-reset.server";
import { findVisitor } from "./find-visitor.server";
import { resetPassword } from "./reset-password.server";
import { signIn } from "./sign-in.server";
import { startSession } from "./start-session.server";

let database: TestDatabase;
let ctx: AccountTestShop;
let customerId: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
  customerId = (await addCustomer(ctx, { verifyHash: "pending" })).id;
});
afterAll(() => database.drop());

const password = "fresh-bread-3";
const used = { status: 404, message: "This link was already used or has expired. Please request a new one." };

test("the new password works and the old one does not", async () => {
  await resetPassword(ctx, { token: await createPasswordReset(ctx, customerId), password });
  expect(await signIn(ctx, { email: "ada@example.com", password })).toBe(customerId);
  await expect(signIn(ctx, { email: "ada@example.com", password: testPassword })).rejects.toThrow();
});

test("a link works once, even when used twice at the same time", async () => {
  const token = await createPasswordReset(ctx, customerId);
  const results = await Promise.allSettled([1, 2].map(() => resetPassword(ctx, { token, password })));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("using a link invalidates the others", async () => {
  const older = await createPasswordReset(ctx, customerId);
  await resetPassword(ctx, { token: await createPasswordReset(ctx, customerId), password });
  await expect(resetPassword(ctx, { token: older, password })).rejects.toMatchObject(used);
});

test("a link lasts an hour", async () => {
  const token = await createPasswordReset(ctx, customerId);
  ctx.clock.now = new Date(ctx.clock.now.getTime() + PASSWORD_RESET_LIFETIME_MS);
  await expect(resetPassword(ctx, { token, password })).rejects.toMatchObject(used);
});

test("all sessions with the old password end", async () => {
  const { token } = await startSession(ctx, { customerId });
  await resetPassword(ctx, { token: await createPasswordReset(ctx, customerId), password });
  expect(await findVisitor(ctx, requestWith(token))).toEqual(anonymousVisitor);
});

test("using the mailed link verifies the e-mail", async () => {
  await resetPassword(ctx, { token: await createPasswordReset(ctx, customerId), password });
  const { token } = await startSession(ctx, { customerId });
  expect((await findVisitor(ctx, requestWith(token))).customer?.isVerified).toBe(true);
});

test.each(["password1", "ada@example.com"])("%s is refused, and the link still works", async (poor) => {
  const token = await createPasswordReset(ctx, customerId);
  const refused = { status: 422, field: "password" };
  await expect(resetPassword(ctx, { token, password: poor })).rejects.toMatchObject(refused);
  await expect(resetPassword(ctx, { token, password })).resolves.toBeInstanceOf(Headers);
});

test("the owner can sign in on this device despite other people's guesses", async () => {
  const ada = { email: "ada@example.com", password };
  const stranger = { ...ctx, clientAddress: "203.0.113.7" };
  for (let guess = 0; guess < 7; guess++)
    await signIn(stranger, { ...ada, password: "guess" }).catch(() => {});
  const headers = await resetPassword(ctx, { token: await createPasswordReset(ctx, customerId), password });
  await expect(signIn(ctx, ada)).rejects.toMatchObject({ status: 429 });
  expect(await signIn(ctx, ada, cookiesOf(...headers.getSetCookie()))).toBe(customerId);
});

test("a link of one shop is invalid in another", async () => {
  const token = await createPasswordReset(ctx, customerId);
  await expect(resetPassword(await openAccountShop(database.db), { token, password })).rejects.toMatchObject(
    used,
  );
});
