import { beforeAll, expect, test } from "vitest";
import { customers } from "~/tables/accounts/customers";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addCustomer } from "../sign-in/account-fixture.server";
import { countCustomers, searchCustomers } from "./search-customers.server";

const database = withTestDatabase();
let ctx: ShopContext;

/** One by the name of Grace Hopper, before more others than are read one by one for a name. */
beforeAll(async () => {
  ctx = await openTestShop(database.db);
  const add = (email: string, firstName: string, lastName: string, groupCode: string) => ({
    tenantId: ctx.tenant.id,
    email,
    firstName,
    lastName,
    groupCode,
  });
  await addCustomer(ctx);
  await database.db.insert(customers).values(add("grace@navy.example", "Grace", "Hopper", "trade"));
  const others = Array.from({ length: 600 }, (_, at) =>
    add(`shopper${at}@example.com`, "Noor", at % 2 === 0 ? "Sandoval" : "Quinn", "trade"),
  );
  await database.db.insert(customers).values(others);
});

const emailsOf = async (search: Parameters<typeof searchCustomers>[1], after: number | null = null) =>
  (await searchCustomers(ctx, search, { after, limit: 3 })).map(({ email }) => email);

test("a common name is found, the newest first, and pages go on where they ended", async () => {
  expect(await emailsOf({ name: "noor" })).toEqual([599, 598, 597].map((at) => `shopper${at}@example.com`));
  const [, , last] = await searchCustomers(ctx, { name: "quinn" }, { after: null, limit: 3 });
  expect(await emailsOf({ name: "quinn" }, last?.id)).toEqual(
    [593, 591, 589].map((at) => `shopper${at}@example.com`),
  );
});

test("an old customer with a rare name is found by beginnings of words and with other filters", async () => {
  expect(await emailsOf({ name: "hop GRACE" })).toEqual(["grace@navy.example"]);
  expect(await emailsOf({ name: "grace", group: "trade" })).toEqual(["grace@navy.example"]);
  expect(await emailsOf({ name: "grace", group: "retail" })).toEqual([]);
  expect(await countCustomers(ctx, { name: "grace" }, 9)).toBe(1);
});

test.each(["zacharias", "opper", "grace quinn", "?!"])(
  'a search for "%s" finds no customer',
  async (name) => {
    expect(await emailsOf({ name })).toEqual([]);
    expect(await countCustomers(ctx, { name }, 9)).toBe(0);
  },
);
