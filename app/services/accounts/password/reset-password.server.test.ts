import { expect, test } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { findVisitor } from "../sessions/find-visitor.server";
import { startSession } from "../sessions/start-session.server";
import { cookiesOf, openAccountShop, requestWith, testPassword } from "../sign-in/account-fixture.server";
import { createPasswordReset, PASSWORD_RESET_LIFETIME_MS } from "../sign-in/create-password-reset.server";
import { signIn } from "../sign-in/sign-in.server";
import { withAccount } from "../sign-in/with-account-fixture.server";
import { isResetLinkOpen } from "./is-reset-link-open.server";
import { resetPassword } from "./reset-password.server";

const given = withAccount({ verifyHash: "pending" });

const password = "fresh-bread-3";
const used = { status: 404, message: "This link was already used or has expired. Please request a new one." };

test("the new password works and the old one does not", async () => {
  await resetPassword(given.ctx, {
    token: await createPasswordReset(given.ctx, given.customer.id),
    password,
  });
  expect(await signIn(given.ctx, { email: "ada@example.com", password })).toBe(given.customer.id);
  await expect(signIn(given.ctx, { email: "ada@example.com", password: testPassword })).rejects.toThrow();
});

test("a link works once, even when used twice at the same time", async () => {
  const token = await createPasswordReset(given.ctx, given.customer.id);
  const results = await Promise.allSettled([1, 2].map(() => resetPassword(given.ctx, { token, password })));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("using a link invalidates the others", async () => {
  const older = await createPasswordReset(given.ctx, given.customer.id);
  await resetPassword(given.ctx, {
    token: await createPasswordReset(given.ctx, given.customer.id),
    password,
  });
  await expect(resetPassword(given.ctx, { token: older, password })).rejects.toMatchObject(used);
});

test("a link is open until it is used", async () => {
  const token = await createPasswordReset(given.ctx, given.customer.id);
  expect(await isResetLinkOpen(given.ctx, token)).toBe(true);
  await resetPassword(given.ctx, { token, password });
  expect(await isResetLinkOpen(given.ctx, token)).toBe(false);
});

test("a link lasts an hour", async () => {
  const token = await createPasswordReset(given.ctx, given.customer.id);
  given.ctx.clock.now = new Date(given.ctx.clock.now.getTime() + PASSWORD_RESET_LIFETIME_MS);
  expect(await isResetLinkOpen(given.ctx, token)).toBe(false);
  await expect(resetPassword(given.ctx, { token, password })).rejects.toMatchObject(used);
});

test("all sessions with the old password end", async () => {
  const { token } = await startSession(given.ctx, { customerId: given.customer.id });
  await resetPassword(given.ctx, {
    token: await createPasswordReset(given.ctx, given.customer.id),
    password,
  });
  expect(await findVisitor(given.ctx, requestWith(token))).toEqual(anonymousVisitor);
});

test("using the mailed link verifies the e-mail", async () => {
  await resetPassword(given.ctx, {
    token: await createPasswordReset(given.ctx, given.customer.id),
    password,
  });
  const { token } = await startSession(given.ctx, { customerId: given.customer.id });
  expect((await findVisitor(given.ctx, requestWith(token))).customer?.isVerified).toBe(true);
});

test.each(["password1", "ada@example.com"])("%s is refused, and the link still works", async (poor) => {
  const token = await createPasswordReset(given.ctx, given.customer.id);
  const refused = { status: 422, field: "password" };
  await expect(resetPassword(given.ctx, { token, password: poor })).rejects.toMatchObject(refused);
  await expect(resetPassword(given.ctx, { token, password })).resolves.toBeInstanceOf(Headers);
});

test("the owner can sign in on this device despite other people's guesses", async () => {
  const ada = { email: "ada@example.com", password };
  const stranger = { ...given.ctx, clientAddress: "203.0.113.7" };
  for (let guess = 0; guess < 7; guess++)
    await signIn(stranger, { ...ada, password: "guess" }).catch(() => {});
  const headers = await resetPassword(given.ctx, {
    token: await createPasswordReset(given.ctx, given.customer.id),
    password,
  });
  await expect(signIn(given.ctx, ada)).rejects.toMatchObject({ status: 429 });
  expect(await signIn(given.ctx, ada, cookiesOf(...headers.getSetCookie()))).toBe(given.customer.id);
});

test("a link of one shop is invalid in another", async () => {
  const token = await createPasswordReset(given.ctx, given.customer.id);
  await expect(
    resetPassword(await openAccountShop(given.database.db), { token, password }),
  ).rejects.toMatchObject(used);
});
