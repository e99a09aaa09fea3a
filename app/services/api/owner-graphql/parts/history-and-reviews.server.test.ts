import { beforeEach, expect, it } from "vitest";
import type { PastOrder } from "~/models/orders/past/past-order";
import { productQuestions } from "~/tables/conversations/product-questions";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { pastOrders } from "~/tables/orders/past-orders";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { addSeller } from "../../../catalogue/products/seller-fixture.server";
import { byTest } from "../../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

type Page<Node> = { nodes: Node[]; pageInfo: { endCursor: string; hasNextPage: boolean } };

async function addPast(number: string, email: string, day: number): Promise<void> {
  const placedAt = new Date(Date.UTC(2020, 0, day));
  const amounts = { subtotalMinor: 900, discountMinor: 0, shippingMinor: 100, taxMinor: 0, totalMinor: 1000 };
  const content: PastOrder = {
    number,
    email,
    placedAt: placedAt.toISOString(),
    state: "paid",
    currency: "USD",
    ...amounts,
    lines: [{ sku: "MUG", name: "Mug", qty: 1, priceMinor: 900 }],
    discountCodes: "",
    taxes: [],
    shippingTitle: "Post",
    refundedMinor: 0,
    paymentTitle: "Card",
    billing: [],
    shipping: [],
  };
  await database.db
    .insert(pastOrders)
    .values({ tenantId: ctx.tenant.id, shopId: ctx.shop.id, number, email, placedAt, content });
}

it("lists orders of an earlier shop page by page, by number and by e-mail", async () => {
  for (const [number, email, day] of [
    ["#1", "ada@example.com", 1],
    ["#2", "bo@example.com", 2],
    ["#3", "ada@example.com", 3],
  ] as const)
    await addPast(number, email, day);
  const key = await keyFor(ctx, ["orders:read"]);
  const read = async (asked: string) => {
    const query = `{ pastOrders(${asked}) { nodes { number totalMinor lines { sku } } pageInfo { endCursor hasNextPage } } }`;
    const { data } = await callOwner<{ pastOrders: Page<{ number: string }> }>(ctx, key, query);
    return data?.pastOrders;
  };
  const first = await read("limit: 2");
  const second = await read(`limit: 2, after: ${JSON.stringify(first?.pageInfo.endCursor)}`);
  const numbers = [first, second, await read('email: "ADA@example.com"'), await read('number: "#2"')].map(
    (page) => page?.nodes.map(({ number }) => number),
  );
  expect(numbers).toEqual([["#3", "#2"], ["#1"], ["#3", "#1"], ["#2"]]);
  expect([first?.pageInfo.hasNextPage, second?.pageInfo.hasNextPage]).toEqual([true, false]);
});

it("lists reviews of sellers by state and seller", async () => {
  const [potter, weaver] = [await addSeller(ctx, "potter"), await addSeller(ctx, "weaver")];
  await byTest(database.db, (db) =>
    db.insert(sellerReviews).values(
      (
        [
          [potter, "pending", 1],
          [potter, "approved", 2],
          [weaver, "pending", 3],
        ] as const
      ).map(([sellerId, status, day]) => ({
        tenantId: ctx.tenant.id,
        sellerId,
        status,
        folderCode: `r-${day}`,
        displayName: "Ada",
        star: day,
        content: "Good.",
        writtenAt: new Date(Date.UTC(2026, 0, day)),
      })),
    ),
  );
  const key = await keyFor(ctx, ["catalogue:read"]);
  const read = async (asked: string) => {
    const query = `{ sellerReviews(${asked}) { nodes { star sellerId } } }`;
    const { data } = await callOwner<{ sellerReviews: Page<{ star: number }> }>(ctx, key, query);
    return data?.sellerReviews.nodes.map(({ star }) => star);
  };
  expect([await read("status: pending"), await read(`sellerId: "${potter}"`)]).toEqual([
    [3, 1],
    [2, 1],
  ]);
});

it("lists questions page by page, and keeps one off its page", async () => {
  const productId = await addProduct(ctx, "MUG");
  await byTest(database.db, (db) =>
    db.insert(productQuestions).values(
      [1, 2, 3].map((day) => ({
        tenantId: ctx.tenant.id,
        productId,
        code: `q-${day}`,
        question: `Is it ${day}?`,
        answer: "It is.",
        askedBy: "Ada M.",
        askedAt: new Date(Date.UTC(2026, 0, day)),
      })),
    ),
  );
  const key = await keyFor(ctx, ["catalogue:write"]);
  const read = async (asked: string) => {
    const query = `{ questions(${asked}) { nodes { id question } pageInfo { endCursor hasNextPage } } }`;
    const { data } = await callOwner<{ questions: Page<{ id: number; question: string }> }>(ctx, key, query);
    return data?.questions;
  };
  const first = await read("limit: 2");
  const after = JSON.stringify(first?.pageInfo.endCursor);
  const second = await read(`limit: 2, after: ${after}`);
  const reject = `mutation { rejectQuestion(id: ${first?.nodes[0]?.id}, reason: "Advertising") { isDone } }`;
  expect((await callOwner(ctx, key, reject)).errors).toEqual([]);
  const pages = [first, second, await read("status: rejected")];
  expect(pages.map((page) => page?.nodes.map(({ question }) => question))).toEqual([
    ["Is it 3?", "Is it 2?"],
    ["Is it 1?"],
    ["Is it 3?"],
  ]);
});
