import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { type AccountTestShop, openAccountShop } from "../../accounts/sign-in/account-fixture.server";
import { countAttempt } from "./count-attempt.server";
import type { Attempt } from "./take-attempt.server";

let database: TestDatabase;
let ctx: AccountTestShop;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
});
afterAll(() => database.drop());

const rate = { limit: 3, windowMs: 60_000 };
const adas: Attempt = { action: "reset-request", by: "email", who: "ada@example.com" };

/** How many of several concurrent attempts are allowed. */
async function letThrough(times: number, attempt = adas, shop: AccountTestShop = ctx): Promise<number> {
  const tries = Array.from({ length: times }, () => countAttempt(shop, attempt, rate));
  const results = await Promise.allSettled(tries);
  return results.filter(({ status }) => status === "fulfilled").length;
}

test("the fourth is refused with a message", async () => {
  await letThrough(3);
  await expect(countAttempt(ctx, adas, rate)).rejects.toMatchObject({
    status: 429,
    message: "Too many attempts. Please wait a few minutes and try again.",
  });
});

test("concurrent attempts cannot exceed the limit", async () => {
  expect(await letThrough(20)).toBe(3);
});

test("the limit does not reset at the turn of a window", async () => {
  await letThrough(3);
  ctx.clock.now = new Date("2026-03-01T12:01:00Z");
  expect(await letThrough(3)).toBe(0);
});

test("attempts are allowed again as the window moves on", async () => {
  await letThrough(3);
  ctx.clock.now = new Date("2026-03-01T12:01:40Z");
  expect(await letThrough(3)).toBe(2);
});

test("refused attempts do not count", async () => {
  await letThrough(50);
  ctx.clock.now = new Date("2026-03-01T12:02:00Z");
  expect(await letThrough(3)).toBe(3);
});

test("each e-mail, action and shop is counted separately", async () => {
  await letThrough(3);
  expect(await letThrough(1, { ...adas, who: "bo@example.com" })).toBe(1);
  expect(await letThrough(1, { ...adas, action: "register" })).toBe(1);
  expect(await letThrough(1, adas, await openAccountShop(database.db))).toBe(1);
});
