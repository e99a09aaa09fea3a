import { beforeAll, beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "../../../catalogue/products/seller-fixture.server";
import { addTalker, write } from "../../../conversations/messages/conversation-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let key: string;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
  key = await keyFor(ctx, ["conversations:write", "numbers:read", "settings:write"]);
});

const call = async (query: string, of = key, shop = ctx) => {
  const { data, errors } = await callOwner<{ answer: Record<string, unknown> }>(shop, of, query);
  return errors.length > 0 ? errors[0]?.extensions?.code : data.answer;
};

const begin = async (content: string) => {
  const customer = await addTalker(ctx);
  await write(ctx, customer, { about: "subject", subject: "Colours" }, content);
  const { nodes } = (await call("{ answer: conversations { nodes { id } } }")) as { nodes: { id: number }[] };
  return nodes[0]?.id;
};

it("lists conversations, and answers what was said in one", async () => {
  const id = await begin("Is it blue?");
  expect(
    await call(`{ answer: conversations(isUnread: true, text: "BLU", limit: 1) {
      nodes { title customerName isUnread isResolved } pageInfo { hasNextPage } } }`),
  ).toMatchObject({ nodes: [{ isUnread: true, isResolved: false }], pageInfo: { hasNextPage: false } });
  expect(await call(`{ answer: conversation(id: ${id}) { messages { content files } } }`)).toEqual({
    messages: [{ content: "Is it blue?", files: [] }],
  });
});

it("answers a customer, and marks the conversation as resolved", async () => {
  const id = await begin("Is it blue?");
  expect(
    await call(`mutation { answer: replyToConversation(id: ${id}, content: "It is.", firstName: "June") {
      messages { authorName content } } }`),
  ).toMatchObject({ messages: [{ content: "Is it blue?" }, { authorName: "June", content: "It is." }] });
  expect(await call(`mutation { answer: closeConversation(id: ${id}) { isResolved } }`)).toEqual({
    isResolved: true,
  });
});

it("refuses an empty answer", async () => {
  const id = await begin("Is it blue?");
  expect(await call(`mutation { answer: replyToConversation(id: ${id}, content: "") { id } }`)).toBe(
    "invalid",
  );
});

it("shows a seller's key no conversation with another seller", async () => {
  const market = await addShop(ctx, { type: "marketplace" });
  const sellersKey = await keyFor(ctx, ["conversations:write"], {
    sellerId: await addSeller(market, "potter"),
  });
  const id = await begin("Is it blue?");
  expect(await call("{ answer: conversations { nodes { id } } }", sellersKey, market)).toEqual({ nodes: [] });
  expect(await call(`{ answer: conversation(id: ${id}) { id } }`, sellersKey, market)).toBeNull();
});

it("pauses a seller, and lets it sell again", async () => {
  const market = await addShop(ctx, { type: "marketplace" });
  await addSeller(market, "potter");
  const change = (verb: string, of = key) =>
    call(`mutation { answer: ${verb}Seller(code: "potter") { isChanged } }`, of, market);
  expect(await change("pause")).toEqual({ isChanged: true });
  const { data } = await callOwner(market, key, "{ sellers { code state openOrders owedMinor } }");
  expect(data).toEqual({ sellers: [{ code: "potter", state: "paused", openOrders: 0, owedMinor: 0 }] });
  expect(await change("resume")).toEqual({ isChanged: true });
  expect(await change("approve")).toEqual({ isChanged: false });
});

it("shows a seller's key its own account, and lets it change no seller", async () => {
  const market = await addShop(ctx, { type: "marketplace" });
  const sellerId = await addSeller(market, "potter");
  await addSeller(market, "weaver");
  const sellersKey = await keyFor(ctx, ["numbers:read", "content:write"], { sellerId });
  const { data } = await callOwner(market, sellersKey, "{ sellers { code } }");
  expect(data).toEqual({ sellers: [{ code: "potter" }] });
  expect(
    await call(`mutation { answer: pauseSeller(code: "weaver") { isChanged } }`, sellersKey, market),
  ).toBe("forbidden");
});
