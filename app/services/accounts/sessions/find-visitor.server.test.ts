import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { sessions } from "~/tables/accounts/customers";
import { cartItems, carts } from "~/tables/selling/carts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { exemptCustomer } from "../owned-customers/exempt-customer.server";
import {
  type AccountTestShop,
  addCart,
  addCustomer,
  openAccountShop,
  requestWith,
} from "../sign-in/account-fixture.server";
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

/** Of a product that no longer exists. */
const goneId = 999_999_999;
const later = (ms: number) => new Date(ctx.clock.now.getTime() + ms);
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

test("a visitor without a session is anonymous, without a query", async () => {
  const withoutDatabase = { ...ctx, db: null as never };
  expect(await findVisitor(withoutDatabase, new Request("https://harbor.example/"))).toEqual(
    anonymousVisitor,
  );
});

test("a made-up token finds no visitor", async () => {
  expect(await findVisitor(ctx, requestWith("x".repeat(43)))).toEqual(anonymousVisitor);
});

test("a guest has the cart of the session", async () => {
  const cartId = await addCart(ctx);
  const { token, hash } = await startSession(ctx, { cartId });
  expect(await findVisitor(ctx, requestWith(token))).toEqual({
    sessionHash: hash,
    customer: null,
    hasLikes: false,
    hasListed: false,
    cartId,
  });
});

test("the database does not contain the token", async () => {
  const { token } = await startSession(ctx);
  const rows = await database.db.select().from(sessions).where(eq(sessions.tenantId, ctx.tenant.id));
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe("a customer", () => {
  test("is known by name, group and status", async () => {
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
      taxExemption: null,
      vatNumber: null,
    });
  });

  test("pays no tax from the next request on, until the store charges it again (rule tax-4)", async () => {
    const { id } = await addCustomer(ctx);
    const { token } = await startSession(ctx, { customerId: id });
    const exemption = async () => (await findVisitor(ctx, requestWith(token))).customer?.taxExemption;
    await exemptCustomer(ctx, id, " Resale certificate 12 ");
    expect(await exemption()).toBe("Resale certificate 12");
    await exemptCustomer(ctx, id, "");
    expect(await exemption()).toBe("");
    await exemptCustomer(ctx, id, null);
    expect(await exemption()).toBeNull();
  });

  test("has the account's cart in every browser", async () => {
    const { id } = await addCustomer(ctx);
    const cartId = await addCart(ctx, id);
    const { token } = await startSession(ctx, { customerId: id, cartId: await addCart(ctx) });
    expect((await findVisitor(ctx, requestWith(token))).cartId).toBe(cartId);
  });

  test("without a cart on the account has the session's", async () => {
    const { id } = await addCustomer(ctx);
    const cartId = await addCart(ctx);
    const { token } = await startSession(ctx, { customerId: id, cartId });
    expect((await findVisitor(ctx, requestWith(token))).cartId).toBe(cartId);
  });
});

test("a guest's session does not open a cart that now belongs to a customer", async () => {
  const cartId = await addCart(ctx);
  const { token } = await startSession(ctx, { cartId });
  const { id } = await addCustomer(ctx);
  await database.db.update(carts).set({ customerId: id }).where(eq(carts.id, cartId));
  expect((await findVisitor(ctx, requestWith(token))).cartId).toBeNull();
});

test("the pieces in the visitor's own cart are counted", async () => {
  const { id } = await addCustomer(ctx);
  const own = await addCart(ctx, id);
  const held = await addCart(ctx);
  const { token } = await startSession(ctx, { customerId: id, cartId: held });
  const [mug, cup] = [await addProduct(ctx, "MUG"), await addProduct(ctx, "CUP")];
  const lines = [
    { cartId: own, productId: mug, qty: 2 },
    { cartId: own, productId: cup, qty: 3 },
    { cartId: own, productId: goneId, qty: 7 },
    { cartId: held, productId: mug, qty: 50 },
  ];
  await database.db.insert(cartItems).values(lines.map((line) => ({ ...line, tenantId: ctx.tenant.id })));
  const found = await findSessionVisitor(ctx.db, ctx.shop, token, ctx.now());
  expect(found).toMatchObject({ cartCount: 5, hasGift: false });
});

describe("the pieces in the session's cart", () => {
  const pieces = async (customerId?: number) => {
    const cartId = await addCart(ctx);
    const { token } = await startSession(ctx, { cartId, ...(customerId ? { customerId } : {}) });
    const goods = [await addProduct(ctx, "MUG"), await addProduct(ctx, "CUP"), goneId];
    const lines = goods.map((productId) => ({ cartId, productId, qty: 2, tenantId: ctx.tenant.id }));
    await database.db.insert(cartItems).values(lines);
    return (await findSessionVisitor(ctx.db, ctx.shop, token, ctx.now()))?.cartCount;
  };

  test("are counted for a guest", async () => {
    expect(await pieces()).toBe(4);
  });

  test("are counted for a customer without a cart on the account", async () => {
    expect(await pieces((await addCustomer(ctx)).id)).toBe(4);
  });
});

test("an expired cart is not found although the session is valid", async () => {
  const { token } = await startSession(ctx, { cartId: await addCart(ctx) });
  ctx.clock.now = later(86_400_000);
  expect(await findVisitor(ctx, requestWith(token))).toMatchObject({ cartId: null });
});

test("a session lasts exactly 30 days", async () => {
  const { token, hash } = await startSession(ctx);
  ctx.clock.now = later(thirtyDaysMs - 1);
  expect((await findVisitor(ctx, requestWith(token))).sessionHash).toBe(hash);
  ctx.clock.now = later(1);
  expect(await findVisitor(ctx, requestWith(token))).toEqual(anonymousVisitor);
});

test("an ended session finds no visitor", async () => {
  const { token, hash } = await startSession(ctx);
  await endSession(ctx, hash);
  expect(await findVisitor(ctx, requestWith(token))).toEqual(anonymousVisitor);
});

describe("between shops", () => {
  test("a session is valid in its own shop only", async () => {
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

  test("a session cannot refer to a customer of another", async () => {
    const { id } = await addCustomer(await openAccountShop(database.db));
    await expect(startSession(ctx, { customerId: id })).rejects.toThrow();
  });

  test("a session does not reach a cart of another", async () => {
    const cartId = await addCart(await openAccountShop(database.db));
    const { token } = await startSession(ctx, { cartId });
    expect((await findVisitor(ctx, requestWith(token))).cartId).toBeNull();
  });
});
