import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import type { ShopContext } from "../context/shop-context.server";
import { announceChange, CHANGE_CHANNEL, type ChangeMessage } from "./announce-change.server";

let database: TestDatabase;
let listener: pg.PoolClient;
const told: ChangeMessage[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  listener = await database.pool.connect();
  listener.on("notification", ({ payload }) => told.push(JSON.parse(payload ?? "") as ChangeMessage));
  await listener.query(`listen ${CHANGE_CHANNEL}`);
});
afterAll(async () => {
  listener.release(true);
  await database.drop();
});

/** Announces a change with these tags, and answers the tags of each message it was sent in. */
async function heard(tags: readonly string[]): Promise<string[][]> {
  told.length = 0;
  const owner = { tenant: { id: "t" }, shop: { id: "s" } } as Pick<ShopContext, "tenant" | "shop">;
  await announceChange({ db: database.productDb, ...owner }, "tenant", tags);
  // What was told before a statement is read with its answer.
  await listener.query("select 1");
  return told.map((message) => message.tags);
}

const products = (count: number) => Array.from({ length: count }, (_, at) => `product:${100_000 + at}`);

it("tells a few tags by one message, each once", async () => {
  expect(await heard(["catalogue", "product:1", "product:1"])).toEqual([["catalogue", "product:1"]]);
});

it("tells the products of a large change in several messages, none left out", async () => {
  const tags = ["catalogue", ...products(2000)];
  const messages = await heard(tags);
  expect(messages.length).toBeGreaterThan(1);
  expect(messages.flat()).toEqual(tags);
});

it("tells the whole shop where a change is of more products than that", async () => {
  expect(await heard(products(20_000))).toEqual([["shop"]]);
});

it("tells tags that are no ASCII in messages that PostgreSQL takes", async () => {
  const tags = Array.from({ length: 300 }, (_, at) => `widget:${"栗".repeat(20)}${at}`);
  expect((await heard(tags)).flat()).toEqual(tags);
});
