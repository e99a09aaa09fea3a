import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anonymousVisitor } from "~/models/visitor/visitor";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { cartItems, carts, sessions } from "../db/schema";
import {
  type AccountTestShop,
  addCart,
  addCustomer,
  openAccountShop,
  requestWith,
} from "./account-fixture.server";
import { endSession } from "./end-session.server";
import { findSessionVisitor } from "./find-session-visitor.server";
import { findVisitor } from "./find-visitor.server";
import { startSession } from "./start-session.server";

let database: TestDatabase;
let ctx: AccountTestShop;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
});
afterAll(() => database.drop());

const later = (ms: number) => new Date(ctx.clock.now.getTime() + ms);
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

test("who brings no session is anonymous, without a query", async () => {
  const withoutDatabase = { ...ctx, db: null as never };
  expect(await findVisitor(withoutDatabase, new Request("https://harbor.example/"))).toEqual(
    anonymousVisitor,
  );
});

test("a made-up token is nobody's", async () => {
  expect(await findVisitor(ctx, requestWith("x".repeat(43)))).toEqual(anonymousVisitor);
});

test("a guest has the cart of the session", async () => {
  const cartId = await addCart(ctx);
  const { token, hash } = await startSession(ctx, { cartId });
  expect(await findVisitor(ctx, requestWith(token))).toEqual({ sessionHash: hash, customer: null, cartId });
});

test("the database does not hold the token", async () => {
  const { token } = await startSession(ctx);
  const rows = await database.db.select().from(sessions).where(eq(sessions.tenantId, ctx.tenant.id));
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe("a customer", () => {
  test("is known by name, group and standing", async () => {
    const { id } = await addCustomer(ctx, {
      groupCode: "trade",
      isRestricted: true,
      verifyHash: "v",
      nickName: "A",
    });
    const { token } = await startSession(ctx, { customerId: id });
    expect((await findVisitor(ctx, requestWith(token))).customer).toEqual({
      id,
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Marsh",
      nickName: "A",
      group: "trade",
      isRestricted: true,
      isVerified: false,
    });
  });

  test("has the cart of the account, in every browser", async () => {
    const { id } = await addCustomer(ctx);
    const cartId = await addCart(ctx, id);
    const { token } = await startSession(ctx, { customerId: id, cartId: await addCart(ctx) });
    expect((await findVisitor(ctx, requestWith(token))).cartId).toBe(cartId);
  });

  test("without one keeps the cart the session holds", async () => {
    const { id } = await addCustomer(ctx);
    const cartId = await addCart(ctx);
    const { token } = await startSession(ctx, { customerId: id, cartId });
    expect((await findVisitor(ctx, requestWith(token))).cartId).toBe(cartId);
  });
});

test("a guest's session does not open a cart that became somebody's", async () => {
  const cartId = await addCart(ctx);
  const { token } = await startSession(ctx, { cartId });
  const { id } = await addCustomer(ctx);
  await database.db.update(carts).set({ customerId: id }).where(eq(carts.id, cartId));
  expect((await findVisitor(ctx, requestWith(token))).cartId).toBeNull();
});

test("the pieces in the visitor's own cart are counted along", async () => {
  const { id } = await addCustomer(ctx);
  const own = await addCart(ctx, id);
  const held = await addCart(ctx);
  const { token } = await startSession(ctx, { customerId: id, cartId: held });
  const lines = [
    { cartId: own, productId: 1, qty: 2 },
    { cartId: own, productId: 2, qty: 3 },
    { cartId: held, productId: 1, qty: 50 },
  ];
  await database.db.insert(cartItems).values(lines.map((line) => ({ ...line, tenantId: ctx.tenant.id })));
  const found = await findSessionVisitor(ctx.db, ctx.shop, token, ctx.now());
  expect(found?.cartCount).toBe(5);
});

test("an expired cart is gone though the session is not", async () => {
  const { token } = await startSession(ctx, { cartId: await addCart(ctx) });
  ctx.clock.now = later(86_400_000);
  expect(await findVisitor(ctx, requestWith(token))).toMatchObject({ cartId: null });
});

test("a session is good for 30 days and not a moment longer", async () => {
  const { token, hash } = await startSession(ctx);
  ctx.clock.now = later(thirtyDaysMs - 1);
  expect((await findVisitor(ctx, requestWith(token))).sessionHash).toBe(hash);
  ctx.clock.now = later(1);
  expect(await findVisitor(ctx, requestWith(token))).toEqual(anonymousVisitor);
});

test("a session that was ended is nobody's", async () => {
  const { token, hash } = await startSession(ctx);
  await endSession(ctx, hash);
  expect(await findVisitor(ctx, requestWith(token))).toEqual(anonymousVisitor);
});

describe("between shops", () => {
  test("a session of one is nothing in another", async () => {
    const { id } = await addCustomer(ctx);
    const { token } = await startSession(ctx, { customerId: id });
    const other = await openAccountShop(database.db);
    expect(await findVisitor(other, requestWith(token))).toEqual(anonymousVisitor);
  });

  test("one cannot end a session of another", async () => {
    const { token, hash } = await startSession(ctx);
    await endSession(await openAccountShop(database.db), hash);
    expect((await findVisitor(ctx, requestWith(token))).sessionHash).toBe(hash);
  });

  test("a session cannot name a customer of another", async () => {
    const { id } = await addCustomer(await openAccountShop(database.db));
    await expect(startSession(ctx, { customerId: id })).rejects.toThrow();
  });

  test("a session does not reach a cart of another", async () => {
    const cartId = await addCart(await openAccountShop(database.db));
    const { token } = await startSession(ctx, { cartId });
    expect((await findVisitor(ctx, requestWith(token))).cartId).toBeNull();
  });
});
