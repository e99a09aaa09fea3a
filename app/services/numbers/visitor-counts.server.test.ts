import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { readVisitorDays } from "./read-visitor-days.server";
import { VisitorCounts } from "./visitor-counts.server";
import { forgetVisitors } from "./visitors/forget-visitors.server";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const year = { from: "2026-01-01", to: "2026-12-31" };
const database = withTestDatabase();
let ctx: ShopContext;
/** Two processes, which know nothing of each other. */
let processes: VisitorCounts[];
let now: string;

beforeEach(async () => {
  now = "2026-03-01T12:00:00Z";
  const opened = await openTestShop(database.db, { general: { time_zone: "America/New_York" } });
  ctx = { ...opened, now: () => new Date(now) };
  processes = [1, 2].map(() => new VisitorCounts(ctx));
});

async function visit(network: string, userAgent = browser, shop = ctx.shop) {
  for (const counts of processes) {
    counts.add(shop, network, userAgent);
    await counts.flush();
  }
}
const counted = async (shop = ctx) =>
  (await readVisitorDays(shop, year)).map(({ day, visitors }) => [day, visitors]);
const kept = async () =>
  (
    await database.db.execute<{ row: string }>(sql`
      select m::text as row from visitor_marks m where tenant_id = ${ctx.tenant.id}
      union all select s::text from visitor_salts s where tenant_id = ${ctx.tenant.id}`)
  ).rows.map(({ row }) => row);

test("who comes again is one visitor of a day, whichever process answers (rule numbers-9)", async () => {
  for (const network of ["192.0.2.7", "192.0.2.7", "192.0.2.8"]) await visit(network);
  await visit("192.0.2.7", phone);
  expect(await counted()).toEqual([["2026-03-01", 3]]);
});

test("visitors that processes write at once count once", async () => {
  for (const counts of processes)
    for (let host = 0; host < 50; host++) counts.add(ctx.shop, `192.0.2.${host}`, browser);
  await Promise.all(processes.map((counts) => counts.flush()));
  expect(await counted()).toEqual([["2026-03-01", 50]]);
});

test("days are the shop's, and of one that is over only its count is left", async () => {
  now = "2026-03-02T04:59:00Z";
  await visit("192.0.2.7");
  expect(await kept()).toHaveLength(2);
  expect((await kept()).join()).not.toMatch(/192\.0|Mozilla/);
  const before = await kept();
  now = "2026-03-02T05:00:00Z";
  await visit("192.0.2.7");
  expect(await counted()).toEqual([
    ["2026-03-01", 1],
    ["2026-03-02", 1],
  ]);
  const after = await kept();
  expect(after).toHaveLength(2);
  expect(after.filter((row) => before.includes(row))).toEqual([]);
});

test("a visit of a day that is over is not written any more", async () => {
  now = "2026-03-02T05:00:00Z";
  await visit("192.0.2.7");
  now = "2026-03-02T04:59:59Z";
  await visit("192.0.2.8");
  expect(await counted()).toEqual([["2026-03-02", 1]]);
});

test("a job counts past days of shops without later visitors, and removes their hashes", async () => {
  await visit("192.0.2.7");
  await forgetVisitors({ db: ctx.db, now: () => new Date("2026-03-02T04:59:00Z") });
  expect(await kept()).toHaveLength(2);
  await forgetVisitors({ db: ctx.db, now: () => new Date("2026-03-02T05:00:00Z") });
  expect([await kept(), await counted()]).toEqual([[], [["2026-03-01", 1]]]);
});

test("robots are left out, and all where the shop counts none", async () => {
  await visit("192.0.2.7", "Mozilla/5.0 (compatible; Googlebot/2.1)");
  await visit("192.0.2.8", "");
  const settings = shopSettingsSchema.parse({ tracking: { count_visitors: false } });
  await visit("192.0.2.9", browser, { ...ctx.shop, settings });
  expect([await counted(), await kept()]).toEqual([[], []]);
});

test("another business counts its own", async () => {
  await visit("192.0.2.7");
  const other = await openTestShop(database.db);
  expect(await counted({ ...other, now: ctx.now })).toEqual([]);
});
