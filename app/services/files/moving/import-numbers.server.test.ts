import { afterAll, beforeAll, expect, test } from "vitest";
import { pastOrders } from "~/tables/orders/past-orders";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
});
afterAll(() => shop.close());

const orders = (...rows: string[]) =>
  [
    "Name;Email;Financial Status;Currency;Total;Created at;Lineitem quantity;Lineitem name;Lineitem price",
    ...rows,
  ].join("\n");

test("amounts of orders are read by the shape of their columns (rule imports-18)", async () => {
  const report = await shop.importText(
    orders(
      "#1;ada@example.com;paid;EUR;1.000,00;2026-03-08;1;Sofa;1.000",
      "#2;ada@example.com;paid;EUR;12,50;2026-03-08;1;Cup;12,50",
    ),
  );
  expect(report.refused).toEqual([]);
  const rows = await shop.database.db.select({ content: pastOrders.content }).from(pastOrders);
  expect(rows.map(({ content }) => [content.totalMinor, content.lines[0]?.priceMinor])).toEqual([
    [100_000, 100_000],
    [1250, 1250],
  ]);
});

test("a line that may mean two amounts is refused, and its order with it", async () => {
  const report = await shop.importText(
    orders(
      "#3;ada@example.com;paid;EUR;2.000;2026-03-08;1;Sofa;1.000",
      "#3;;;;;;1;Cup;8",
      "#4;ada@example.com;paid;EUR;5;2026-03-08;1;Cup;5",
    ),
  );
  expect(report.refused).toEqual([
    {
      file: "file.csv",
      line: 2,
      reason: "Total '2.000' may be 2.000 or 2000: write all of the column with decimals",
    },
  ]);
  expect(report.counts[0]?.counts).toMatchObject({ added: 1 });
});

test("a text that cannot be stored costs its row alone (rule imports-2)", async () => {
  const report = await shop.importText("email,first_name\na@example.com,A\u0000da\nb@example.com,Ben\n");
  expect(report.refused).toMatchObject([
    { line: 2, reason: "first_name holds a sign that cannot be stored, such as NUL" },
  ]);
  expect(report.counts[0]?.counts).toMatchObject({ added: 1 });
});

test("a sign at the place where a text is cut is left out whole", async () => {
  const tag = `${"x".repeat(99)}🫖`;
  const report = await shop.importText(`email,first_name,tags\nc@example.com,Cy,${tag}\n`);
  expect(report.refused).toEqual([]);
  expect(report.counts[0]?.counts).toMatchObject({ added: 1 });
});

test("what comes in unseen or unsellable is counted (rule imports-17)", async () => {
  const report = await shop.importText(
    [
      "Type,SKU,Name,Published,Regular price,Stock,Categories",
      "simple,NP1,No cell,,5,,Mugs",
      "simple,NP2,Hidden,0,5,,Mugs",
      "external,NP3,Elsewhere,1,5,,Mugs",
      "simple,NP4,Gone,1,5,0,Mugs",
    ].join("\n"),
  );
  expect(report.counts[0]?.counts).toMatchObject({ added: 4 });
  expect(report.unseen).toEqual([
    "1 of 4 products not shown: the file says so",
    "1 of 4 products shown but not for sale",
    "1 of 4 products shown but out of stock",
  ]);
});
