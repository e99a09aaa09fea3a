import { expect, test } from "vitest";
import { statementCsv } from "../statement-csv";
import { statementPage } from "../statement-page";
import { type Statement, statementRows } from "./statement";

const line = (
  orderNumber: string | null,
  part: "goods" | "commission" | "tax" | "fee",
  amountMinor: number,
) => ({
  orderId: orderNumber,
  orderNumber,
  shopName: orderNumber && "Bazaar",
  part,
  amountMinor,
});
const statement: Statement = {
  reference: "P-1A2B3C4D",
  business: "Bazaar",
  seller: "Mara & Co.",
  currency: "USD",
  state: "paid",
  account: "Stripe account acct_1",
  until: new Date("2026-11-23"),
  createdAt: new Date("2026-11-23T05:17:00Z"),
  ...statementRows([
    line("1010", "goods", 2000),
    line("1009", "goods", 5000),
    line("1009", "commission", -750),
    line("1009", "tax", 440),
    line(null, "fee", -100),
  ]),
};

test("a statement has a row for each order in order, and one for what belongs to none", () => {
  expect(statement.rows.map(({ orderNumber, totalMinor }) => [orderNumber, totalMinor])).toEqual([
    ["1009", 4690],
    ["1010", 2000],
    [null, -100],
  ]);
  expect(statement.rows[0]?.amounts).toMatchObject({ goods: 5000, tax: 440, commission: -750, fee: 0 });
});

test("two shops' orders of one number are two rows", () => {
  const { rows } = statementRows([
    { ...line("1009", "goods", 2000), orderId: "a", shopName: "Bazaar" },
    { ...line("1009", "goods", 500), orderId: "b", shopName: "Art Clay" },
    { ...line("1009", "commission", -200), orderId: "a", shopName: "Bazaar" },
  ]);
  expect(rows.map(({ shopName, orderNumber, totalMinor }) => [shopName, orderNumber, totalMinor])).toEqual([
    ["Art Clay", "1009", 500],
    ["Bazaar", "1009", 1800],
  ]);
});

test("its sums are those of its rows", () => {
  expect(statement.totals).toMatchObject({
    amounts: { goods: 7000, commission: -750, fee: -100 },
    totalMinor: 6590,
  });
});

test("as CSV it has a line for each row, and the sums", () => {
  expect(
    statementCsv(statement),
  ).toBe(`Payout,Shop,Order,Goods,Delivery,Tax,Marketplace coupons,Commission,Fees,Adjustments,Total,Currency,Order total,Order currency,Rate
P-1A2B3C4D,Bazaar,1009,50.00,0.00,4.40,0.00,-7.50,0.00,0.00,46.90,USD,,,
P-1A2B3C4D,Bazaar,1010,20.00,0.00,0.00,0.00,0.00,0.00,0.00,20.00,USD,,,
P-1A2B3C4D,,,0.00,0.00,0.00,0.00,0.00,-1.00,0.00,-1.00,USD,,,
P-1A2B3C4D,,Total,70.00,0.00,4.40,0.00,-7.50,-1.00,0.00,65.90,USD,,,
`);
});

test("an order in another currency says what it was there, and at which rate (rule payouts-11)", () => {
  const exchange = { from: "USD", to: "JPY", rate: "149.5" };
  const foreign = (part: "goods" | "commission", amountMinor: number, minor: number) => ({
    ...line("1011", part, amountMinor),
    booked: { minor, exchange },
  });
  const own = statementRows([
    foreign("goods", 4800, 7176),
    foreign("commission", -480, -718),
    line("1010", "goods", 2000),
  ]);
  expect(own.rows.map(({ totalMinor, booked }) => [totalMinor, booked?.minor])).toEqual([
    [2000, undefined],
    [4320, 6458],
  ]);
  const said = { ...statement, ...own };
  expect(statementCsv(said)).toContain("43.20,USD,6458,JPY,149.5\n");
  expect(statementCsv(said)).toContain("63.20,USD,,,\n");
  expect(statementPage(said)).toContain('<th scope="row">1011, Bazaar, ¥6,458 at 149.5</th><td>$48.00</td>');
});

test("as a page it says the same, with names made safe", () => {
  const page = statementPage(statement);
  expect(page).toContain("<h1>Payout P-1A2B3C4D</h1>");
  expect(page).toContain("<dd>Mara &amp; Co.</dd>");
  expect(page).toContain("<dt>State</dt><dd>Paid</dd>");
  expect(page).toContain('<th scope="row">1009, Bazaar</th><td>$50.00</td>');
  expect(page).toContain('<th scope="row">Without an order</th>');
  expect(page).toContain("<td>$65.90</td></tr>\n</tfoot>");
  expect(page).not.toContain("<script");
});
