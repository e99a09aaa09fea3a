import { beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listMissedAddresses, listRedirects } from "../redirects/list-redirects.server";
import { saveRedirects } from "../redirects/save-redirects.server";
import { AddressCounts } from "./address-counts.server";

const database = withTestDatabase();
let ctx: ShopContext;
let counts: AddressCounts;
let requests: number;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  counts = new AddressCounts(ctx);
  requests = 0;
});

const ask = (kind: "redirected" | "missed", path: string, shop = ctx) =>
  counts.add({ ...shop, requestId: `request-${++requests}` }, kind, path);
const missed = async (shop = ctx) =>
  (await listMissedAddresses(shop, { limit: 2000 })).map(({ path, hits }) => [path, hits]);

test("what was asked for between two writes is added to what was counted before (rule addresses-9)", async () => {
  for (const path of ["/lost", "/gone", "/lost"]) ask("missed", path);
  await counts.flush();
  ask("missed", "/lost");
  await counts.flush();
  expect(await missed()).toEqual([
    ["/lost", 3],
    ["/gone", 1],
  ]);
});

test("a request whose page is rendered twice counts once", async () => {
  for (const _ of [1, 2]) counts.add({ ...ctx, requestId: "request-1" }, "missed", "/lost");
  await counts.flush();
  expect(await missed()).toEqual([["/lost", 1]]);
});

test("a flood of made-up addresses is not counted whole, and takes nothing from another shop", async () => {
  const other = await openTestShop(database.db);
  for (let at = 0; at < 600; at++) ask("missed", `/made-up-${at}`);
  ask("missed", "/made-up-0");
  ask("missed", "/lost", other);
  await counts.flush();
  const found = await missed();
  expect([found.length, found[0]]).toEqual([500, ["/made-up-0", 2]]);
  expect(await missed(other)).toEqual([["/lost", 1]]);
});

test("of a long missed address the beginning is kept, a redirect counts at its whole address", async () => {
  const from = `/${"a".repeat(400)}`;
  await inTransaction(ctx, (inner) => saveRedirects(inner, [{ from, to: "/mugs" }], "merge"));
  ask("redirected", from);
  ask("missed", from);
  await counts.flush();
  expect(await missed()).toEqual([[from.slice(0, 300), 1]]);
  expect(await listRedirects(ctx)).toMatchObject([{ from, hits: 1 }]);
});
