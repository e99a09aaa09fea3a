import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { searchCustomers } from "../../accounts/owned-customers/search-customers.server";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { readSales } from "../../numbers/read-sales.server";
import { refreshSales } from "../../numbers/sales/refresh-sales.server";
import { searchOrders } from "../../orders/reading/search-orders.server";
import { checkLedger } from "../../payments/ledger/check-ledger.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import type { ShopFilesContext } from "../files-context.server";
import { seedCustomers } from "./seed-customers.server";
import { seedOrders } from "./seed-orders.server";
import { seedShop } from "./seed-shop.server";

const database = withTestDatabase();
let ctx: ShopFilesContext;
const quietly = () => {};

beforeAll(async () => {
  ctx = { ...(await openTestShop(database.db)), fileStore: createDiskStore("") };
  await seedShop(ctx, 60, quietly);
  await seedCustomers(ctx, 30, quietly);
  await seedOrders(ctx, 210, quietly);
});

test("customers and orders are filled up to their numbers, and no more the second time", async () => {
  expect([await seedCustomers(ctx, 30, quietly), await seedOrders(ctx, 210, quietly)]).toEqual([0, 0]);
  expect(await searchCustomers(ctx, {}, { after: null, limit: 100 })).toHaveLength(30);
  expect(await searchOrders(ctx, {}, { after: null, limit: 500 })).toHaveLength(210);
});

test("numbers follow each other, the newest order the last, and so do invoices of what was paid", async () => {
  const found = await searchOrders(ctx, {}, { after: null, limit: 500 });
  expect([found[0]?.incrementId, found.at(-1)?.incrementId]).toEqual(["100210", "100001"]);
  const paid = found.filter(({ status }) => status !== "canceled").reverse();
  const numbers = paid.map(({ invoiceNumber }) => Number(invoiceNumber?.replace(/\D/g, "")));
  expect(numbers).toEqual(paid.map((_, at) => at + 1));
});

test("sums of orders are those of their lines", async () => {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from orders o where o.tenant_id = ${ctx.tenant.id} and subtotal_minor <> (
      select sum(i.row_total_minor) from order_items i where i.tenant_id = o.tenant_id and i.order_id = o.id)
      or grand_total_minor <> subtotal_minor + shipping_minor + tax_minor`);
  expect(rows[0]?.count).toBe(0);
});

test("the ledger is sound and the numbers are those of the orders that were paid", async () => {
  expect(await checkLedger(ctx)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  await refreshSales(ctx);
  const days = await readSales(ctx, { from: "2000-01-01", to: "2009-12-31", by: "day", sellerId: null });
  expect(days).toEqual([]);
  const now = ctx.now().toISOString().slice(0, 10);
  const sold = await readSales(ctx, { from: "2020-01-01", to: now, by: "place", sellerId: null });
  const paid = (await searchOrders(ctx, {}, { after: null, limit: 500 })).filter(
    ({ status }) => status !== "canceled",
  );
  expect(sold.reduce((sum, { orders }) => sum + orders, 0)).toBe(paid.length);
  expect(sold.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(
    paid.reduce((sum, { grandTotalMinor }) => sum + grandTotalMinor, 0),
  );
});
