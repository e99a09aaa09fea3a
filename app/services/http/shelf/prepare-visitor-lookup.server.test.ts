import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database";
import {
  type AccountTestShop,
  addCart,
  addCustomer,
  openAccountShop,
  requestWith,
} from "../../auth/account-fixture.server";
import { findVisitor } from "../../auth/find-visitor.server";
import { startSession } from "../../auth/start-session.server";
import { prepareVisitorLookup } from "./prepare-visitor-lookup.server";

let database: TestDatabase;
let ctx: AccountTestShop;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
});
afterAll(() => database.drop());

const lookUp = (token: string, shop = ctx) =>
  prepareVisitorLookup(database.db)(shop.shop.id, token, shop.now());

test("a session is found as everywhere else", async () => {
  const { id } = await addCustomer(ctx, { groupCode: "trade", isRestricted: true, verifyHash: "v" });
  const guest = await startSession(ctx, { cartId: await addCart(ctx) });
  const customer = await startSession(ctx, { customerId: id, cartId: await addCart(ctx) });
  for (const { token } of [guest, customer])
    expect((await lookUp(token))?.visitor).toEqual(await findVisitor(ctx, requestWith(token)));
});

test("a customer is greeted by name", async () => {
  const { id } = await addCustomer(ctx);
  const { token } = await startSession(ctx, { customerId: id });
  expect((await lookUp(token))?.view).toEqual({ isSignedIn: true, firstName: "Ada", cartCount: 0 });
});

test("a made-up token is nobody's", async () => {
  expect(await lookUp("x".repeat(43))).toBeNull();
});

test("a session of one shop is nothing in another", async () => {
  const { token } = await startSession(ctx, { customerId: (await addCustomer(ctx)).id });
  expect(await lookUp(token, await openAccountShop(database.db))).toBeNull();
});
