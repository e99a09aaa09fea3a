import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import { customers } from "~/tables/accounts/customers";
import { emailSignups } from "~/tables/content/forms";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
});
afterAll(() => shop.close());

const file = `\uFEFFFirst Name;Last Name;Email;Accepts Email Marketing;Default Address Address1;Default Address City;Default Address Province Code;Default Address Country Code;Default Address Zip;Default Address Phone;Note;Tax Exempt;Tags\r
Ada;Marsh;Ada@example.com;yes;12 Harbor Street;Nazareth;PA;US;'18064;'+16105551234;"Rings\ntwice";yes;"vip, trade"\r
Ben;Lee;ben@example.com;no;;;;;;;;no;\r
No;Mail;;yes;;;;;;;;no;\r
Ada;Again;ada@example.com;no;;;;;;;;no;\r
`;

test("customers come with consent, tags, note and address, each once, and the others are named by line", async () => {
  const report = await shop.importText(file);
  expect(report.counts).toEqual([
    { what: "Customers", counts: { added: 2, changed: 0, unchanged: 0, removed: 0 } },
  ]);
  expect(report.refused).toEqual([
    { file: "file.csv", line: 5, reason: "Email is required" },
    { file: "file.csv", line: 6, reason: "ada@example.com is listed above" },
  ]);
  const stored = await shop.database.db.select().from(customers).orderBy(asc(customers.email));
  expect(stored).toMatchObject([
    {
      email: "ada@example.com",
      firstName: "Ada",
      passwordHash: null,
      tags: ["vip", "trade"],
      note: "Rings\ntwice",
      isTaxExempt: true,
      taxExemptReason: "Exempt at the earlier shop",
    },
    { email: "ben@example.com", lastName: "Lee" },
  ]);
  const signups = await shop.database.db.select({ email: emailSignups.email }).from(emailSignups);
  expect(signups).toEqual([{ email: "ada@example.com" }]);
  const addresses = await shop.database.db.select().from(customerAddresses);
  expect(addresses).toMatchObject([
    { address: { city: "Nazareth" }, isDefaultShipping: true, isDefaultBilling: true },
  ]);
});

test("a second time nothing is added, and news that were ended stay ended", async () => {
  await shop.database.db.delete(emailSignups);
  const report = await shop.importText(file);
  expect(report.counts[0]?.counts).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0 });
  expect(await shop.database.db.select().from(emailSignups)).toEqual([]);
  expect(await shop.database.db.select().from(customerAddresses)).toHaveLength(1);
});

test("a file of unknown columns is refused", async () => {
  await expect(shop.importText("Date,Amount\n2026-01-01,5\n", "bank.csv")).rejects.toThrow(
    "bank.csv has no columns that are known here",
  );
});
