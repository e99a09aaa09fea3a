import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { sessions } from "~/tables/accounts/customers";
import { changePassword } from "../password/change-password.server";
import { endCustomerSessions } from "../sessions/end-customer-sessions.server";
import { findVisitor } from "../sessions/find-visitor.server";
import { listSessions } from "../sessions/list-sessions.server";
import { startSession } from "../sessions/start-session.server";
import { addCustomer, requestWith, testPassword } from "./account-fixture.server";
import { signIn } from "./sign-in.server";
import { withAccount } from "./with-account-fixture.server";

const given = withAccount();

const phone = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";
const begin = (userAgent = "", clientAddress = "", of = given.customer.id) =>
  startSession({ ...given.ctx, clientAddress }, { customerId: of, userAgent });
const isIn = async (token: string) => (await findVisitor(given.ctx, requestWith(token))).customer !== null;
const later = (ms: number) => {
  given.ctx.clock.now = new Date(given.ctx.clock.now.getTime() + ms);
};

describe("the list", () => {
  test("shows device and masked address, the current one first", async () => {
    const mine = await begin();
    later(60_000);
    await begin(phone, "203.0.113.66");
    const list = await listSessions(given.ctx, given.customer.id, mine.hash);
    expect(list.map(({ device, address, isThis }) => [device, address, isThis])).toEqual([
      ["Unknown device", "", true],
      ["Firefox on Android", "203.0.113.x", false],
    ]);
  });

  test("shows the day each was last used", async () => {
    const { token, hash } = await begin();
    const lastSeen = async () => (await listSessions(given.ctx, given.customer.id, hash))[0]?.lastSeen;
    const first = await lastSeen();
    expect(first).toMatch(/^[A-Z][a-z]{2} \d\d \d{4}$/);
    later(25 * 60 * 60_000);
    await isIn(token);
    expect(await lastSeen()).not.toBe(first);
  });

  test("is kept to ten minutes", async () => {
    const { token, hash } = await begin();
    const lastSeenAt = async () => {
      const [row] = await given.ctx.db
        .select({ at: sessions.lastSeenAt })
        .from(sessions)
        .where(and(eq(sessions.tenantId, given.ctx.tenant.id), eq(sessions.idHash, hash)));
      return row?.at;
    };
    const first = await lastSeenAt();
    later(9 * 60_000);
    await isIn(token);
    expect(await lastSeenAt()).toEqual(first);
    later(2 * 60_000);
    await isIn(token);
    expect(await lastSeenAt()).not.toEqual(first);
  });

  test("contains no other customer's sessions", async () => {
    await begin("", "", (await addCustomer(given.ctx, { email: "bo@example.com" })).id);
    expect(await listSessions(given.ctx, given.customer.id, null)).toEqual([]);
  });
});

describe("signing out", () => {
  test("one keeps the others", async () => {
    const [mine, other] = [await begin(), await begin()];
    await endCustomerSessions(given.ctx, given.customer.id, { key: other.hash.slice(0, 16) });
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, false]);
  });

  test("all others keeps the current one", async () => {
    const [mine, other] = [await begin(), await begin()];
    await endCustomerSessions(given.ctx, given.customer.id, { except: mine.hash });
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, false]);
  });

  test("everywhere keeps none", async () => {
    const { token } = await begin();
    await endCustomerSessions(given.ctx, given.customer.id, "all");
    expect(await findVisitor(given.ctx, requestWith(token))).toEqual(anonymousVisitor);
  });

  test("cannot end another customer's session, even by its key", async () => {
    const bo = await addCustomer(given.ctx, { email: "bo@example.com" });
    const { token, hash } = await begin("", "", bo.id);
    for (const which of [{ key: hash.slice(0, 16) }, "all"] as const)
      await endCustomerSessions(given.ctx, given.customer.id, which);
    expect(await isIn(token)).toBe(true);
  });
});

describe("changing the password", () => {
  const change = (over: { currentPassword?: string; password?: string } = {}, hash: string | null = null) =>
    changePassword(
      given.ctx,
      given.customer,
      { currentPassword: testPassword, password: "fresh-bread-3", ...over },
      hash,
    );

  test("ends the other sessions", async () => {
    const [mine, other] = [await begin(), await begin()];
    await change({}, mine.hash);
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, false]);
    expect(await signIn(given.ctx, { email: given.customer.email, password: "fresh-bread-3" })).toBe(
      given.customer.id,
    );
  });

  test("requires the current one", async () => {
    await expect(change({ currentPassword: "guess" })).rejects.toMatchObject({
      status: 422,
      field: "current_password",
      message: "This is not your current password.",
    });
  });

  test("slows down guesses in an unattended browser", async () => {
    for (let guess = 0; guess < 6; guess++) await change({ currentPassword: "guess" }).catch(() => {});
    await expect(change()).rejects.toMatchObject({ status: 429, field: "current_password" });
  });

  test.each(["password1", "ada@example.com"])("refuses %s", async (password) => {
    await expect(change({ password })).rejects.toMatchObject({ status: 422, field: "password" });
  });
});
