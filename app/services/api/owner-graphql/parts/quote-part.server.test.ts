import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../../catalogue/products/catalogue-fixture.server";
import { openPurchaseShop, type PurchaseShop } from "../../../checkout/steps/purchase-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let key: string;
let number: string;

beforeAll(() => migrateJobs(database.pool));

/** A quote of two mugs, at 24.00 each. */
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  await addProduct(shop, "MUG", { name: "Mug" });
  key = await keyFor(shop, ["orders:write", "content:write", "customers:read"]);
  const { data } = await call<{ makeOrder: { quoteNumber: string } }>(
    `mutation ($key: ID!, $to: AddressInput!) {
      makeOrder(key: $key, email: "ada@example.com", lines: [{ sku: "MUG", qty: 2 }], shippingAddress: $to) {
        quoteNumber } }`,
    { key: randomUUID(), to: address },
  );
  number = data.makeOrder.quoteNumber;
});

const call = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  callOwner<Data>(shop, key, query, { variables });

const address = {
  firstName: "Ada",
  lastName: "King",
  line1: "12 Wharf Street",
  city: "Portland",
  state: "ME",
  postcode: "04101",
  country: "US",
  phone: "2075550142",
};

type Told = { state: string; lines: { sku: string; priceMinor: number }[]; order: { id: string } | null };
const quoteFields = "{ number state lines { sku priceMinor } order { id status } }";

it("lists quotes, and prices one", async () => {
  const { data } = await call<{ quotes: { nodes: { number: string; state: string }[] } }>(
    "{ quotes { nodes { number state } pageInfo { hasNextPage } } }",
  );
  expect(data.quotes.nodes).toEqual([{ number, state: "requested" }]);
  const priced = await call<{ priceQuote: Told }>(
    `mutation { priceQuote(number: "${number}", prices: [{ sku: "MUG", priceMinor: 850 }]) ${quoteFields} }`,
  );
  expect(priced.data.priceQuote).toMatchObject({
    state: "priced",
    lines: [{ sku: "MUG", priceMinor: 850 }],
  });
});

it("orders a quote, whose money is noted once it is there", async () => {
  const placed = await call<{ placeQuote: Told }>(
    `mutation { placeQuote(number: "${number}", paidBy: "bank_transfer") ${quoteFields} }`,
  );
  expect(placed.data.placeQuote).toMatchObject({ state: "ordered", order: { status: "pending" } });
  const pay = `mutation { payOrder(id: "${placed.data.placeQuote.order?.id}") { status } }`;
  expect((await call(pay)).data).toMatchObject({ payOrder: { status: "processing" } });
  expect((await call(pay)).errors).toMatchObject([{ extensions: { code: "conflict", status: 409 } }]);
});

it("tells the mails of an order, sends one again, and sends parcels by their numbers", async () => {
  const placed = await call<{ placeQuote: { order: { id: string; number: string } } }>(
    `mutation { placeQuote(number: "${number}", paidBy: "bank_transfer", isPaid: true) { order { id number } } }`,
  );
  const { id, number: order } = placed.data.placeQuote.order;
  const mails = await call<{ orderMails: unknown[] }>(`{ orderMails(order: "${id}") { kind to } }`);
  expect(mails.data.orderMails).toContainEqual({ kind: "placed", to: "ada@example.com" });
  const again = (kind: string) => `mutation { sendOrderMail(order: "${id}", kind: "${kind}") { kind } }`;
  expect((await call(again("placed"))).data).toEqual({ sendOrderMail: { kind: "placed" } });
  expect((await call(again("shipped"))).errors).toMatchObject([{ extensions: { code: "not_found" } }]);
  const file = await call<{ parcelsFile: string }>("{ parcelsFile }");
  expect(file.data.parcelsFile).toContain(order);
  const track = (isPreview: boolean) =>
    call(
      `mutation ($csv: String!) { importTracking(csv: $csv, isPreview: ${isPreview}) {
        shipped { trackingNumber } refused { reason } } }`,
      { csv: `order_number,tracking_number\n${order},1Z999\nNONE,1Z998` },
    );
  for (const isPreview of [true, false])
    expect((await track(isPreview)).data).toMatchObject({
      importTracking: { shipped: [{ trackingNumber: "1Z999" }], refused: [{ reason: expect.any(String) }] },
    });
  expect((await call<{ parcelsFile: string }>("{ parcelsFile }")).data.parcelsFile).not.toContain(order);
});

it("refuses days out of range with the field, and has no quote of another number", async () => {
  const refused = await call(`mutation { priceQuote(number: "${number}", validDays: 90) { number } }`);
  expect(refused.errors).toMatchObject([{ extensions: { code: "invalid", field: "valid" } }]);
  expect((await call(`{ quote(number: "Q-9") { number } }`)).data).toEqual({ quote: null });
});

it("refuses a key without the right", async () => {
  key = await keyFor(shop, ["catalogue:read"]);
  expect((await call("{ quotes { nodes { number } } }")).errors).toMatchObject([
    { extensions: { code: "not_found" } },
  ]);
  expect((await call("{ formSubmissions { columns } }")).errors).toMatchObject([
    { extensions: { code: "forbidden" } },
  ]);
});

it("answers what forms brought as a table", async () => {
  const { data } = await call<{ formSubmissions: { columns: string[] } }>(
    "{ formSubmissions { columns nodes { texts } pageInfo { hasNextPage } } }",
  );
  expect(data.formSubmissions).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
  expect(data.formSubmissions.columns.length).toBeGreaterThan(3);
});
