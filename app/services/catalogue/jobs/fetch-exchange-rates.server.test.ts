import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { ecbXml } from "~/models/shops/markets/exchange-feed-fixture";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { openTestShop } from "../products/catalogue-fixture.server";

const database = withTestDatabase();

/** The bank's address: it answers what a test says, and counts. */
let answer: { status: number; body: string };
let asked = 0;
const bank = createServer((_, res) => {
  asked += 1;
  res.writeHead(answer.status, { "content-type": "text/xml" }).end(answer.body);
});
beforeAll(() => new Promise<void>((done) => bank.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise<void>((done) => bank.close(() => done())));

const day = "2026-11-27";
const market = { name: "M", rate: "0.9" };
let shop: ShopContext;
beforeEach(async () => {
  asked = 0;
  answer = { status: 200, body: ecbXml(day, { USD: "1.25", JPY: "160" }) };
  shop = await openTestShop(database.db, {
    markets: [
      { ...market, code: "eu", currency: "EUR", rate_feed: "ecb" },
      { ...market, code: "jp", currency: "JPY", rate_feed: "ecb", rate_day: "2026-11-26" },
      { ...market, code: "kw", currency: "KWD", rate_feed: "ecb" },
      { ...market, code: "gb", currency: "GBP" },
    ],
  });
});

const fetchRates = () =>
  runJob(
    {
      db: shop.db,
      log: shop.log,
      now: shop.now,
      originOf: () => "https://harbor.example",
      secret: "a secret of the tests",
      box: testBox,
      config: { nodeEnv: "test", paymentSandbox: "off" },
      dataDir: "",
      smtpUrl: undefined,
      allowPrivate: true,
      exchangeRatesUrl: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml`,
    } as unknown as Parameters<typeof runJob>[0],
    "fetch-exchange-rates",
    {},
  );

async function rates() {
  const [row] = await database.db
    .select({ settings: shops.settings })
    .from(shops)
    .where(eq(shops.id, shop.shop.id));
  return shopSettingsSchema
    .parse(row?.settings)
    .markets.map(({ code, rate, rate_day }) => `${code} ${rate} ${rate_day}`);
}
const before = ["eu 0.9 ", "jp 0.9 2026-11-26", "kw 0.9 ", "gb 0.9 "];

test("markets that want it get the day's rate; a currency the bank does not name keeps its own (rule markets-8)", async () => {
  await fetchRates();
  expect(await rates()).toEqual([`eu 0.8 ${day}`, `jp 128 ${day}`, "kw 0.9 ", "gb 0.9 "]);
});

test("an older day changes nothing, nor does the same one again", async () => {
  answer.body = ecbXml("2026-11-25", { USD: "2", JPY: "1" });
  await fetchRates();
  expect((await rates())[1]).toBe("jp 0.9 2026-11-26");
  answer.body = ecbXml(day, { USD: "1.25", JPY: "160" });
  await fetchRates();
  const [{ updatedAt: first } = {}] = await database.db
    .select()
    .from(shops)
    .where(eq(shops.id, shop.shop.id));
  await fetchRates();
  const [{ updatedAt: again } = {}] = await database.db
    .select()
    .from(shops)
    .where(eq(shops.id, shop.shop.id));
  expect(again).toEqual(first);
});

test.each([
  [503, ""],
  [200, "<html>Maintenance</html>"],
  [200, "x".repeat(300_000)],
])(
  "an answer of %i without rates is asked for again later, and the last rates stay",
  async (status, body) => {
    answer = { status, body };
    await expect(fetchRates()).rejects.toThrow("exchange rates");
    expect(await rates()).toEqual(before);
  },
);

test("rates are not fetched while no market uses them", async () => {
  await byTest(database.db, (db) => db.update(shops).set({ settings: shopSettingsSchema.parse({}) }));
  await fetchRates();
  expect(asked).toBe(0);
});
