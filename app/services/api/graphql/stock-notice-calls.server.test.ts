import { expect, test } from "vitest";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { startSession } from "../../accounts/sessions/start-session.server";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { callApi } from "./api-fixture.server";

const account = withAccount();
const mutation = "mutation ($input: StockNoticeInput!) { askStockNotice(input: $input) { success } }";
const ask = (input: { product: number; email?: string }, headers: Record<string, string> = {}) =>
  callApi(account.ctx, mutation, { variables: { input }, headers });
const storedNotices = async () => {
  const rows = await account.database.db.select().from(stockNotices);
  return rows
    .filter(({ shopId }) => shopId === account.ctx.shop.id)
    .map(({ email, confirmedAt }) => [email, confirmedAt !== null]);
};

test("a guest asks by e-mail and a customer by the account (rules stock-notices-1 and stock-notices-2)", async () => {
  const { ctx, customer } = account;
  const product = await addProduct(ctx, "MUG", { stock: { onHand: 0 } });
  expect((await ask({ product, email: "Eve@example.com" })).data).toEqual({
    askStockNotice: { success: true },
  });
  expect(await storedNotices()).toEqual([["eve@example.com", false]]);
  const { token } = await startSession(ctx, { customerId: customer.id });
  expect((await ask({ product }, { "session-id": token })).data).toEqual({
    askStockNotice: { success: true },
  });
  expect(await storedNotices()).toHaveLength(2);
});

test("an e-mail that is none, and a product that is there, are refused", async () => {
  const product = await addProduct(account.ctx, "MUG", { stock: { onHand: 5 } });
  expect((await ask({ product, email: "eve" })).errors).toMatchObject([
    { message: "Please enter a valid email address", extensions: { field: "email" } },
  ]);
  expect((await ask({ product, email: "eve@example.com" })).errors).toMatchObject([
    { message: "This product is not sold out." },
  ]);
  expect(await storedNotices()).toEqual([]);
});
