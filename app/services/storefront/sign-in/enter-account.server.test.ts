import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { cartItems } from "~/tables/selling/carts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addBlock } from "../../accounts/blocks/add-block.server";
import { findVisitor } from "../../accounts/sessions/find-visitor.server";
import { startSession } from "../../accounts/sessions/start-session.server";
import {
  type AccountTestShop,
  addCart,
  addCustomer,
  cookiesOf,
  openAccountShop,
  requestWith,
} from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { readNotice } from "../../shops/answers/notice-cookie.server";
import { enterAccount } from "./enter-account.server";

let database: TestDatabase;
let ctx: AccountTestShop;
let customerId: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
  customerId = (await addCustomer(ctx)).id;
});
afterAll(() => database.drop());

const tokenIn = (headers: Headers) =>
  /awning_session=([\w-]+)/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? "";
const cookiesIn = (headers: Headers) => cookiesOf(...headers.getSetCookie());

/** A guest with a cart, and the token in their browser. */
async function guestWithCart(): Promise<{ visitor: Visitor; token: string; cartId: string }> {
  const cartId = await addCart(ctx);
  const { token } = await startSession(ctx, { cartId });
  return { visitor: await findVisitor(ctx, requestWith(token)), token, cartId };
}

const put = (cartId: string, productId: number, qty: number) =>
  database.db.insert(cartItems).values({ tenantId: ctx.tenant.id, cartId, productId, qty });

test("the returned cookie signs the customer in", async () => {
  const headers = await enterAccount(ctx, anonymousVisitor, customerId);
  expect((await findVisitor(ctx, requestWith(tokenIn(headers)))).customer?.id).toBe(customerId);
});

test("one who is blocked is kept out, by the customer’s number too", async () => {
  await addBlock(ctx, { kind: "customer", value: String(customerId), words: "Call us." });
  await expect(enterAccount(ctx, anonymousVisitor, customerId)).rejects.toMatchObject({
    code: "forbidden",
    message: "Call us.",
  });
});

test("the previous session becomes invalid", async () => {
  const guest = await guestWithCart();
  const headers = await enterAccount(ctx, guest.visitor, customerId);
  expect(tokenIn(headers)).not.toBe(guest.token);
  expect(await findVisitor(ctx, requestWith(guest.token))).toEqual(anonymousVisitor);
});

test("the guest's cart becomes the customer's", async () => {
  const guest = await guestWithCart();
  await put(guest.cartId, await addProduct(ctx, "MUG", { stock: { onHand: 9 } }), 2);
  const headers = await enterAccount(ctx, guest.visitor, customerId);
  const { cartId } = await findVisitor(ctx, requestWith(tokenIn(headers)));
  const items = await database.db.query.cartItems.findMany({
    where: (item, { eq }) => eq(item.cartId, cartId ?? ""),
  });
  expect(items.map(({ qty }) => qty)).toEqual([2]);
});

test("the next page lists what stock did not allow", async () => {
  const productId = await addProduct(ctx, "MUG", { stock: { onHand: 3 } });
  await put(await addCart(ctx, customerId), productId, 2);
  const guest = await guestWithCart();
  await put(guest.cartId, productId, 2);
  const headers = await enterAccount(ctx, guest.visitor, customerId);
  const next = new Request("https://harbor.example/", { headers: { Cookie: cookiesIn(headers) } });
  expect(readNotice(next)?.lines).toEqual([expect.stringContaining("Only 3 available")]);
});

test("an unchanged cart needs no notice", async () => {
  const guest = await guestWithCart();
  await put(guest.cartId, await addProduct(ctx, "MUG", { stock: { onHand: 9 } }), 2);
  expect(cookiesIn(await enterAccount(ctx, guest.visitor, customerId))).not.toContain("awning_notice");
});

test("signing in again does not carry over the old account's cart", async () => {
  const bo = await addCustomer(ctx, { email: "bo@example.com" });
  const bosCart = await addCart(ctx, bo.id);
  const { token } = await startSession(ctx, { customerId: bo.id });
  const headers = await enterAccount(ctx, await findVisitor(ctx, requestWith(token)), customerId);
  expect((await findVisitor(ctx, requestWith(tokenIn(headers)))).cartId).not.toBe(bosCart);
});

test("after a failed merge the customer is signed in, notified, and keeps the guest's cart", async () => {
  const productId = await addProduct(ctx, "MUG");
  const guest = await guestWithCart();
  await put(guest.cartId, productId, 2);
  await put(await addCart(ctx, customerId), productId, 2);
  await database.db.execute(sql`alter table cart_items add constraint no_merge check (qty <> 4)`);
  const headers = await enterAccount(ctx, guest.visitor, customerId).finally(() =>
    database.db.execute(sql`alter table cart_items drop constraint no_merge`),
  );
  const next = new Request("https://harbor.example/", { headers: { Cookie: cookiesIn(headers) } });
  expect((await findVisitor(ctx, next)).customer?.id).toBe(customerId);
  expect(readNotice(next)?.lines).toEqual([expect.stringContaining("combine your cart")]);
  const kept = await database.db.query.cartItems.findMany({
    where: (item, { eq }) => eq(item.cartId, guest.cartId),
  });
  expect(kept.map(({ qty }) => qty)).toEqual([2]);
});
