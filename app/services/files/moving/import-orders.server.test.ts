import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "~/tables/orders/orders";
import { pastOrders } from "~/tables/orders/past-orders";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { listPastOrders, listShopPastOrders } from "../../orders/reorder/list-past-orders.server";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
});
afterAll(() => shop.close());

const file = `Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku
#1001,ada@example.com,paid,USD,25.00,2023-02-01 10:00:00 -0500,2,Mug,10.00,MUG
#1001,ada@example.com,,,,,1,Plate,5.00,PLATE
#1002,ben@example.com,paid,USD,5.00,2023-02-02 10:00:00 -0500,1,Plate,5.00,PLATE
#1003,ada@example.com,paid,USD,lots,2023-02-03 10:00:00 -0500,1,Plate,5.00,PLATE
`;

test("orders come as history alone, and again changes nothing", async () => {
  const report = await shop.importText(file, "orders.csv");
  expect(report.counts[0]?.counts).toMatchObject({ added: 2, unchanged: 0 });
  expect(report.refused).toEqual([
    { file: "orders.csv", line: 5, reason: "order #1003 'lots' is no amount" },
  ]);
  const again = await shop.importText(file, "orders.csv");
  expect(again.counts[0]?.counts).toMatchObject({ added: 0, unchanged: 2 });
  expect(await shop.database.db.$count(pastOrders)).toBe(2);
  expect(await shop.database.db.$count(orders)).toBe(0);
  const { rows } = await shop.database.db.execute(sql`select count(*)::int as n from ledger_movements`);
  expect(rows).toEqual([{ n: 0 }]);
});

test("a customer sees those of the e-mail that was confirmed, the shop all or those asked for", async () => {
  await shop.importText(file, "orders.csv");
  const ada = await addCustomer(shop.ctx, { email: "ada@example.com" });
  const own = await listPastOrders(shop.ctx, { id: ada.id, email: "ada@example.com" });
  expect(own).toMatchObject([
    { number: "#1001", placedOnText: "Feb 01 2023", lines: [{ sku: "MUG" }, { sku: "PLATE" }] },
  ]);
  const numbers = async (search: { email?: string; number?: string }) =>
    (await listShopPastOrders(shop.ctx, { ...search, limit: 10 })).map(({ number }) => number);
  expect(await numbers({})).toEqual(["#1002", "#1001"]);
  expect(await numbers({ email: "Ben@example.com" })).toEqual(["#1002"]);
  expect(await numbers({ number: "#1001" })).toEqual(["#1001"]);
});
