import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signInWaits } from "~/models/platform/rate-limit/sign-in-limits";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import {
  type AccountTestShop,
  addCustomer,
  cookiesOf,
  openAccountShop,
  testPassword,
} from "./account-fixture.server";
import { deviceCookie } from "./device-cookie.server";
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
const refusal = { status: 422, field: "password", message: "The email or password is incorrect." };

test("the right password signs the customer in", async () => {
  const { id } = await addCustomer(ctx);
  expect(await signIn(ctx, ada)).toBe(id);
});

test("a wrong password is refused", async () => {
  await addCustomer(ctx);
  await expect(signIn(ctx, { ...ada, password: "sea-salt-8" })).rejects.toMatchObject(refusal);
});

test("an unknown e-mail is refused with the same message", async () => {
  await expect(signIn(ctx, ada)).rejects.toMatchObject(refusal);
});

test("an account without a password refuses every password", async () => {
  await addCustomer(ctx, { passwordHash: null });
  await expect(signIn(ctx, ada)).rejects.toMatchObject(refusal);
});

test("a customer of one tenant is unknown to another", async () => {
  await addCustomer(await openAccountShop(database.db));
  await expect(signIn(ctx, ada)).rejects.toMatchObject(refusal);
});

const wrong = { ...ada, password: "guess" };
const stranger = (address = "203.0.113.7") => ({ ...ctx, clientAddress: address });
const outcome = (tried: Promise<unknown>) =>
  tried.then(
    () => "in",
    (error: { status: number }) => error.status,
  );
const later = (ms: number) => {
  ctx.clock.now = new Date(ctx.clock.now.getTime() + ms);
};

/** Guesses from different addresses until a wait is imposed. */
async function bruteForce(): Promise<number> {
  for (let guess = 1; guess < 50; guess++)
    if ((await outcome(signIn(stranger(`198.51.100.${guess}`), wrong))) === 429) return guess - 1;
  throw new Error("never slowed down");
}

describe("guesses at one account", () => {
  beforeEach(async () => {
    await addCustomer(ctx);
  });

  test("must wait, however many addresses they come from", async () => {
    expect(await bruteForce()).toBe(signInWaits.account.free + 1);
  });

  test("are refused at once with the time to wait, beside the field", async () => {
    await bruteForce();
    await expect(signIn(ctx, wrong)).rejects.toMatchObject({
      status: 429,
      field: "password",
      retryAfterMs: 5_000,
      message: "Too many attempts. Please wait 5 seconds, or choose a new password.",
    });
  });

  test("wait twice as long each time", async () => {
    await bruteForce();
    later(5_000);
    await expect(signIn(ctx, wrong)).rejects.toMatchObject(refusal);
    await expect(signIn(ctx, wrong)).rejects.toMatchObject({ retryAfterMs: 10_000 });
  });

  test("during a wait do not extend it", async () => {
    await bruteForce();
    for (const _ of [1, 2, 3]) await outcome(signIn(ctx, wrong));
    later(5_000);
    expect(await outcome(signIn(ctx, ada))).toBe("in");
  });

  test("do not lock out a device that its owner has used before", async () => {
    const { id } = await addCustomer(ctx, { email: "bo@example.com" });
    const cookie = cookiesOf(deviceCookie(ctx, id));
    for (let guess = 0; guess < 7; guess++)
      await outcome(signIn(stranger(), { ...wrong, email: "bo@example.com" }));
    expect(await outcome(signIn(ctx, { ...ada, email: "bo@example.com" }))).toBe(429);
    expect(await outcome(signIn(stranger(), { ...ada, email: "bo@example.com" }, cookie))).toBe("in");
  });

  test("from a stolen device must wait, too", async () => {
    const { id } = await addCustomer(ctx, { email: "bo@example.com" });
    const cookie = cookiesOf(deviceCookie(ctx, id));
    const tries = [];
    for (let guess = 0; guess < 7; guess++)
      tries.push(await outcome(signIn(ctx, { ...wrong, email: "bo@example.com" }, cookie)));
    expect(tries).toEqual([422, 422, 422, 422, 422, 422, 429]);
    expect(await outcome(signIn(ctx, { ...ada, email: "bo@example.com" }))).toBe("in");
  });

  test("at the same time cannot exceed the limit", async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => outcome(signIn(ctx, wrong))));
    expect(tries.filter((status) => status === 422)).toHaveLength(signInWaits.account.free + 1);
  });

  test("are forgotten after the owner signed in", async () => {
    for (let guess = 0; guess < 5; guess++) await outcome(signIn(ctx, wrong));
    await signIn(ctx, ada);
    expect(await bruteForce()).toBe(signInWaits.account.free + 1);
  });

  test("beyond a number are reported to the owner in one mail", async () => {
    const mails = async () => {
      const { rows } = await database.db.execute<{ email: string }>(sql`
        select payload->>'email' as email from graphile_worker._private_jobs
        where payload->>'shopId' = ${ctx.shop.id}`);
      return rows.map(({ email }) => email);
    };
    for (let guess = 0; guess < 9; guess++) {
      await outcome(signIn(ctx, wrong));
      later(signInWaits.account.longestWaitMs);
    }
    expect(await mails()).toEqual([]);
    for (let guess = 0; guess < 9; guess++) {
      await outcome(signIn(ctx, wrong));
      later(signInWaits.account.longestWaitMs);
    }
    expect(await mails()).toEqual([ada.email]);
  });

  test("must wait for an unknown e-mail in the same way", async () => {
    const tries = async (email: string) => {
      const seen = [];
      for (let guess = 0; guess < 9; guess++) seen.push(await outcome(signIn(ctx, { ...wrong, email })));
      return seen;
    };
    expect(await tries("nobody@example.com")).toEqual(await tries(ada.email));
  });
});

describe("one address that tries a password on many e-mails", () => {
  const spray = async (address: string, tries: number) => {
    const seen = [];
    for (let guess = 0; guess < tries; guess++)
      seen.push(await outcome(signIn(stranger(address), { ...wrong, email: `${randomUUID()}@example.com` })));
    return seen;
  };

  test("must wait, while others need not", async () => {
    const seen = await spray("203.0.113.7", 25);
    expect(seen.filter((status) => status === 422)).toHaveLength(signInWaits.address.free + 1);
    expect(seen.at(-1)).toBe(429);
    expect(await spray("203.0.113.8", 1)).toEqual([422]);
  });

  test("does not lock out a known device at the same address", async () => {
    const { id } = await addCustomer(ctx);
    await spray("203.0.113.7", 25);
    expect(await outcome(signIn(stranger(), ada))).toBe(429);
    expect(await outcome(signIn(stranger(), ada, cookiesOf(deviceCookie(ctx, id))))).toBe("in");
  });

  test("cannot reset its count by signing in to its own account", async () => {
    await addCustomer(ctx);
    const tried = [];
    for (let round = 0; round < 9; round++) {
      tried.push(...(await spray("203.0.113.7", 3)));
      await outcome(signIn(stranger(), ada));
    }
    expect(tried.filter((status) => status === 422)).toHaveLength(signInWaits.address.free + 1);
  });
});

test("frequent sign-ins are not limited", async () => {
  await addCustomer(ctx);
  for (let time = 0; time <= 2 * signInWaits.account.free; time++) await signIn(stranger(), ada);
});

test("a known device of one tenant is unknown to another", async () => {
  const { id } = await addCustomer(ctx);
  const other = await openAccountShop(database.db);
  await expect(signIn(other, ada, cookiesOf(deviceCookie(ctx, id)))).rejects.toMatchObject(refusal);
});
