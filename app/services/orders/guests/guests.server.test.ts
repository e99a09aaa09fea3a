import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { customers } from "~/tables/accounts/customers";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { searchOrders } from "../reading/search-orders.server";
import { findGuest, guestVersion } from "./find-guest.server";
import { noteGuest } from "./note-guest.server";
import { countGuests, searchGuests } from "./search-guests.server";
import { takeGuestOrders } from "./take-guest-orders.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeAll(async () => {
  shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG");
  for (const email of ["grace@navy.example", "ada@engine.example", "Grace@Navy.example"])
    await pressPlace(shop, await guestAtReview(shop, [[mug, 1]], { email }));
});

const page = { after: null, limit: 9 };
const emailsOf = async (text: string) => (await searchGuests(shop, text, page)).map(({ email }) => email);

describe("who ordered without an account is one guest for each email (rule office-97)", () => {
  it("with the number of their orders, the newest first", async () => {
    const found = await searchGuests(shop, "", page);
    expect(found.map(({ email, orderCount }) => [email, orderCount])).toEqual([
      ["ada@engine.example", 1],
      ["grace@navy.example", 2],
    ]);
  });

  it.each([
    ["a part of the email", "avy.exam", ["grace@navy.example"]],
    ["the whole of it", "Grace@navy.example", ["grace@navy.example"]],
    ["what no guest has", "babbage", []],
    ["signs", "?!", []],
  ])("found by %s: %s", async (_what, text, emails) => {
    expect(await emailsOf(text)).toEqual(emails);
    expect(await countGuests(shop, text, 9)).toBe(emails.length);
  });

  it("found by a part of their name and telephone", async () => {
    const { lastName, phone } = await findGuest(shop, "ada@engine.example");
    for (const text of [lastName.slice(1), phone.slice(-5)]) expect(await emailsOf(text)).toHaveLength(2);
  });
});

test("an order whose email is corrected moves to the other guest", async () => {
  const set = (to: string, from: string) =>
    byTest(database.db, (tx) => tx.update(orders).set({ email: to }).where(eq(orders.email, from)));
  await set("ada@lovelace.example", "ada@engine.example");
  expect([await emailsOf("engine"), await emailsOf("lovelace")]).toEqual([[], ["ada@lovelace.example"]]);
  await set("ada@engine.example", "ada@lovelace.example");
  expect([await emailsOf("engine"), await emailsOf("lovelace")]).toEqual([["ada@engine.example"], []]);
});

test("a note made to another one is refused", async () => {
  const { note } = await findGuest(shop, "ada@engine.example");
  await noteGuest(shop, "ADA@engine.example", "Calls first", guestVersion({ note }));
  await expect(
    noteGuest(shop, "ada@engine.example", "Never calls", guestVersion({ note })),
  ).rejects.toMatchObject({ code: "conflict" });
  expect((await findGuest(shop, "ada@engine.example")).note).toBe("Calls first");
});

test("an account with the confirmed email takes orders and note along (rule accounts-47)", async () => {
  await noteGuest(shop, "grace@navy.example", "Rings twice");
  const { id } = await addCustomer(shop, { email: "grace@navy.example" });
  await inTransaction(shop, (inner) =>
    takeGuestOrders(inner, { customerId: id, email: "grace@navy.example" }),
  );
  expect(await searchOrders(shop, { customerId: id }, page)).toHaveLength(2);
  expect(await emailsOf("navy")).toEqual([]);
  const [account] = await database.db.select().from(customers).where(eq(customers.id, id));
  expect(account?.note).toBe("Rings twice");
});
