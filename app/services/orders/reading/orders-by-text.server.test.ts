import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { countByText, type OrderCursor, ordersByText } from "./orders-by-text.server";

const database = withTestDatabase();
const tenantId = "00000000-0000-4000-8000-000000000001";

/** More than are read before the index is asked. The nth order before the newest ends in n. */
const orders = 26_000;

beforeAll(async () => {
  await database.db.transaction(async (db) => {
    // The words alone are searched, so that no orders are needed behind them.
    await db.execute("set local session_replication_role = replica");
    await db.execute(`insert into order_texts (tenant_id, order_id, shop_id, seller_id, created_at, words)
      select '${tenantId}', ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid,
        '${tenantId}', '${tenantId}',
        '2026-11-30T12:00:00Z'::timestamptz - n * interval '1 minute',
        ' mug ' || case when n % 300 = 0 then 'oak ' else '' end
          || case when n % 10000 = 0 then 'brass ' else '' end
          || case when n % 250 = 0 and (n <= 3000 or n > 25000) then 'seasonal ' else '' end
      from generate_series(1, ${orders}) as n`);
  });
});

const search = (...words: string[]) => ({
  tenantId,
  parts: words.map((word) => [[word]]),
  ofText: undefined,
  ofOrder: undefined,
  ofHit: undefined,
});
const found = (words: string[], limit: number, after: OrderCursor | null = null) =>
  ordersByText(database.db, search(...words), { after, limit });
const placesOf = (hits: readonly OrderCursor[]) => hits.map(({ id }) => Number(id.slice(-12)));
const every = (step: number, count: number, from = step) =>
  Array.from({ length: count }, (_, at) => from + at * step);

test.each([
  ["that most orders hold, by the newest", ["mug"], 20, every(1, 20)],
  ["that one order in 300 holds, by reading on from the newest", ["mug", "oak"], 20, every(300, 20)],
  ["that two orders hold, by the index", ["mug", "brass"], 20, every(10_000, 2)],
  [
    "that new and old orders hold, by the index",
    ["seasonal"],
    20,
    [...every(250, 12), ...every(250, 4, 25_250)],
  ],
  ["that no order holds, by the index", ["oak", "copper"], 20, []],
])("orders are found by words %s (rule orders-24)", async (_which, words, limit, places) => {
  expect(placesOf(await found(words, limit))).toEqual(places);
});

test("pages go on where the one before ended, whichever way finds them (rule orders-24)", async () => {
  const first = await found(["oak"], 20);
  const second = await found(["oak"], 20, first.at(-1));
  expect(placesOf([...first, ...second])).toEqual(every(300, 40));
});

test.each([
  ["oak", 86],
  ["brass", 2],
  ["copper", 0],
])("orders with %s are counted over all of them", async (word, count) => {
  expect(await countByText(database.db, search(word), 1000)).toBe(count);
});
