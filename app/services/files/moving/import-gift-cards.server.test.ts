import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerEntries } from "~/tables/payments/ledger";
import { giftCards } from "~/tables/selling/gift-cards";
import { findGiftCard } from "../../selling/gift-cards/find-gift-card.server";
import { readGiftCardBalances } from "../../selling/gift-cards/read-gift-card-balances.server";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
});
afterAll(() => shop.close());

const file = `Code,Balance,Currency,Expires On,Last Characters
abcd 1234 efgh 5678,25.00,USD,,5678
WXYZ-0000-1111,10.50,USD,2026-06-30,1111
,40.00,USD,,9999
EMPTY-0000,0.00,USD,,0000
ABCD12345678EURO,5.00,EUR,,EURO
WXYZ00001111,99.00,USD,,1111
`;

const onLedger = async () => {
  const rows = await shop.database.db
    .select({ account: ledgerEntries.account, minor: sql<number>`sum(amount_minor)::int` })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.account)
    .orderBy(asc(ledgerEntries.account));
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]));
};
const balanceOf = async (code: string, at: string) => {
  const { shop: stored } = shop.ctx;
  const general = { ...stored.settings.general, time_zone: "America/New_York" };
  const inNewYork = { ...stored, settings: { ...stored.settings, general } };
  const ctx = { ...shop.ctx, shop: inNewYork, now: () => new Date(at) };
  const found = await findGiftCard(ctx, code);
  const [card] = found ? await readGiftCardBalances(ctx, [found.id]) : [];
  return { balanceMinor: card?.balanceMinor ?? 0, isExpired: found?.isExpired };
};
const queuedJobs = async () => {
  const { rows } = await shop.database.pool.query("select key from graphile_worker.jobs order by key");
  return rows;
};

test("whole codes come with their balances and without mails, and the others are named by line and last characters", async () => {
  const jobs = await queuedJobs();
  const report = await shop.importText(file);
  expect(await queuedJobs()).toEqual(jobs);
  expect(report.counts).toEqual([
    { what: "Gift cards", counts: { added: 2, changed: 0, unchanged: 0, removed: 0 } },
  ]);
  expect(report.refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    expect.stringMatching(/^4: the gift card ending in '9999' comes without its whole code, .*credit issue$/),
    "5: the gift card ending in '0000' has no balance left",
    "6: the gift card ending in 'EURO' is in EUR, not in the shop’s USD",
    "7: the gift card ending in '1111' is listed above",
  ]);
  expect(JSON.stringify(report)).not.toContain("WXYZ");
  expect(await balanceOf("ABCD1234EFGH5678", "2026-05-10T12:00:00Z")).toEqual({
    balanceMinor: 2500,
    isExpired: false,
  });
});

test("what is on them is owed to their holders", async () => {
  expect(await onLedger()).toEqual({ promotions: 3550, stored_value: -3550 });
});

test.each([
  ["2026-07-01T03:59:59Z", { balanceMinor: 1050, isExpired: false }],
  ["2026-07-01T04:00:00Z", { balanceMinor: 0, isExpired: true }],
])("a card of June 30th has at %s in New York %j", async (at, expected) => {
  expect(await balanceOf("WXYZ00001111", at)).toEqual(expected);
});

test("a second time nothing is added or booked", async () => {
  const report = await shop.importText(file);
  expect(report.counts[0]?.counts).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0 });
  expect(await onLedger()).toEqual({ promotions: 3550, stored_value: -3550 });
  expect(await shop.database.db.select({ id: giftCards.id }).from(giftCards)).toHaveLength(2);
});
