import { beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { listMissedSearches, type MissedWords } from "./list-missed-searches.server";
import { missedSearchOf, SearchCounts } from "./search-counts.server";
import { forgetOldSearches } from "./searches/forget-old-searches.server";

const database = withTestDatabase();
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const spring = { from: "2026-03-01", to: "2026-03-31" };
let ctx: ShopContext;
let now: Date;
let counts: SearchCounts;

beforeEach(async () => {
  ctx = await openTestShop(database.db, { general: { time_zone: "America/New_York" } });
  now = new Date("2026-03-02T02:00:00Z");
  counts = new SearchCounts({ ...ctx, now: () => now });
});

function search(keyword: string, { times = 1, userAgent = browser, shop = ctx } = {}) {
  const missed = missedSearchOf(shop.shop, keyword);
  for (let time = 0; time < times; time++) if (missed) counts.add(missed, userAgent);
}
const list = async (
  by: "day" | "words" = "words",
  shop = ctx,
  after: MissedWords | null = null,
  limit = 2000,
) =>
  (await listMissedSearches(shop, { ...spring, by }, { after, limit })).map(({ day, words, searches }) =>
    [day, words, searches].filter((cell) => cell !== null),
  );

test("searches are counted by the day of the shop's clock, the earliest first (rule numbers-7)", async () => {
  search("Blue  vase", { times: 2 });
  await counts.flush();
  now = new Date("2026-03-02T12:00:00Z");
  search("blue vase");
  search("teapot", { times: 3 });
  await counts.flush();
  expect(await list("day")).toEqual([
    ["2026-03-01", "blue vase", 2],
    ["2026-03-02", "teapot", 3],
    ["2026-03-02", "blue vase", 1],
  ]);
});

test("words of several days are counted together, page by page", async () => {
  search("teapot", { times: 2 });
  await counts.flush();
  now = new Date("2026-03-09T12:00:00Z");
  search("teapot");
  search("vase");
  search("amphora");
  await counts.flush();
  expect(await list("words", ctx, null, 2)).toEqual([
    ["teapot", 3],
    ["amphora", 1],
  ]);
  expect(await list("words", ctx, { day: null, words: "amphora", searches: 1 })).toEqual([["vase", 1]]);
  expect(await list("day", ctx, { day: "2026-03-01", words: "teapot", searches: 2 }, 1)).toEqual([
    ["2026-03-09", "amphora", 1],
  ]);
});

test("robots are not counted, and other shops count their own", async () => {
  const other = await openTestShop(database.db);
  search("teapot", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  search("teapot", { shop: other });
  await counts.flush();
  expect([await list(), await list("words", other)]).toEqual([[], [["teapot", 1]]]);
});

test("a day keeps the thousand words that were searched for most", async () => {
  search("teapot", { times: 2 });
  for (let round = 0; round < 6; round++) {
    for (let at = 0; at < 200; at++) search(`made up ${round * 200 + at}`);
    await counts.flush();
  }
  const found = await list();
  expect([found.length, found[0]]).toEqual([1000, ["teapot", 2]]);
});

test("searches are forgotten after 400 days", async () => {
  search("teapot");
  await counts.flush();
  const at = (day: string) => forgetOldSearches({ db: ctx.db, now: () => new Date(day) });
  await at("2027-04-05T00:00:00Z");
  expect(await list()).toEqual([["teapot", 1]]);
  await at("2027-04-06T00:00:00Z");
  expect(await list()).toEqual([]);
});
