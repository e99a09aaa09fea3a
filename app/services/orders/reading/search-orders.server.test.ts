import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { orderTextFills, orderTexts } from "~/tables/orders/order-texts";
import { shipments } from "~/tables/orders/shipments";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { fillOrderTextsJob } from "../jobs/fill-order-texts.server";
import { countOrders, type OrderSearch, searchOrders } from "./search-orders.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeAll(async () => {
  shop = await openPurchaseShop(database.db, { general: { time_zone: "America/New_York" } });
  shop.clock.now = new Date("2026-03-01T03:30:00Z");
  const mug = await addProduct(shop, "MUG-12/A", { name: "Harbour mug" });
  const first = await pressPlace(shop, await guestAtReview(shop, [[mug, 2]]));
  const { tenant, db } = shop;
  const parcel = { tenantId: tenant.id, orderId: first.orderId, carrier: "dhl" };
  await db.insert(shipments).values({ ...parcel, trackingNumber: "JD0146 00123" });
  shop.clock.now = new Date("2026-03-02T12:00:00Z");
  const lamp = await addProduct(shop, "LAMP", { name: "Oak lamp" });
  await pressPlace(shop, await guestAtReview(shop, [[lamp, 1]], { email: "grace.hopper@navy.example" }));
});

const page = { after: null, limit: 9 };
const numbersOf = async (search: OrderSearch) =>
  (await searchOrders(shop, search, page)).map(({ incrementId }) => incrementId);

describe("an order is found by what people know of it (rule orders-24)", () => {
  it.each([
    ["its number", "#100001", ["100001"]],
    ["a part of it", "0000", ["100002", "100001"]],
    ["an email", "Grace.Hopper@navy.example", ["100002"]],
    ["a part of it", "hopper@navy", ["100002"]],
    ["a part of a word of it", "rac", ["100002"]],
    ["a SKU", "MUG-12/A", ["100001"]],
    ["a SKU without its signs", "mug12a", ["100001"]],
    ["the name of a product", "harbour MÜG", ["100001"]],
    ["a tracking number", "JD0146", ["100001"]],
    ["a day of the shop", "2026-02-28", ["100001"]],
    ["a day and a word", "2026-03-02 lamp", ["100002"]],
    ["words of two orders", "harbour lamp", []],
    ["signs", "?!", []],
  ])("%s: %s", async (_what, text, numbers) => {
    expect(await numbersOf({ text })).toEqual(numbers);
    expect(await countOrders(shop, { text }, 9)).toBe(numbers.length);
  });

  it("by telephone, name, street, city and postcode of its addresses", async () => {
    const [order] = await searchOrders(shop, { text: "lamp" }, page);
    const { phone, last_name, address_line1, city, postcode } = order?.billingAddress ?? {};
    for (const text of [phone, `+1 ${phone}`, last_name, address_line1, city, postcode])
      expect(await numbersOf({ text }), text).toEqual(["100002", "100001"]);
  });

  it("by its amount, and with filters", async () => {
    const [order] = await searchOrders(shop, { text: "lamp" }, page);
    const amount = ((order?.grandTotalMinor ?? 0) / 100).toFixed(2);
    expect(await numbersOf({ text: `${amount} lamp` })).toEqual(["100002"]);
    expect(await numbersOf({ text: "example", statuses: ["complete"] })).toEqual([]);
  });
});

test("a name is looked for in the names of addresses alone (rule owner-api-10)", async () => {
  const [order] = await searchOrders(shop, { text: "lamp" }, page);
  const { first_name = "", last_name = "", city = "" } = order?.billingAddress ?? {};
  const both = ["100002", "100001"];
  expect(await numbersOf({ name: `${last_name} ${first_name.slice(0, 3)}` })).toEqual(both);
  expect(await numbersOf({ name: last_name, email: "grace.hopper@navy.example" })).toEqual(["100002"]);
  expect(await numbersOf({ name: last_name, text: "harbour" })).toEqual(["100001"]);
  expect(await countOrders(shop, { name: last_name }, 9)).toBe(2);
  for (const name of [last_name.slice(1), city, "harbour", "nobody", "?!"]) {
    expect(await numbersOf({ name }), name).toEqual([]);
    expect(await countOrders(shop, { name }, 9), name).toBe(0);
  }
});

test("pages of a text go on where they ended", async () => {
  const [first] = await searchOrders(shop, { text: "example" }, { after: null, limit: 1 });
  const rest = await searchOrders(shop, { text: "example" }, { after: first?.cursor ?? null, limit: 9 });
  expect([first, ...rest].map((order) => order?.incrementId)).toEqual(["100002", "100001"]);
});

test("orders of a release before get their words by a job", async () => {
  await database.db.delete(orderTexts);
  await database.db
    .insert(orderTextFills)
    .values({ tenantId: shop.tenant.id, before: new Date("2026-03-02T12:00:00.001Z") });
  expect(await numbersOf({ text: "example" })).toEqual([]);
  await fillOrderTextsJob({ ...database, now: () => shop.clock.now } as never, {} as never);
  expect(await numbersOf({ text: "example" })).toEqual(["100002", "100001"]);
  const left = await database.db
    .select()
    .from(orderTextFills)
    .where(eq(orderTextFills.tenantId, shop.tenant.id));
  expect(left).toEqual([]);
});
