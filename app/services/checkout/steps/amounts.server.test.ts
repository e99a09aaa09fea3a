import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { harborAccount } from "~/models/payments/bank-account-fixture";
import { formatMoney } from "~/models/platform/money/format-money";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { products } from "~/tables/catalogue/catalogue";
import { orderItems, orders } from "~/tables/orders/orders";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { callApi } from "../../api/graphql/api-fixture.server";
import { loadCategoryPage } from "../../catalogue/categories/load-category-page.server";
import { readProduct } from "../../catalogue/product/read-product.server";
import { openRequest } from "../../content/pages/content-fixture.server";
import { applyShopFolder } from "../../files/apply/apply-shop-folder.server";
import { readShopFolder } from "../../files/apply/read-shop-folder.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { changeQuantity } from "../../selling/lines/change-quantity.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { guestAtReview, guestWith, pressPlace } from "./purchase-fixture.server";

const database = withTestDatabase();

const now = () => new Date("2026-03-01T12:00:00Z");
const shipping = { type: "flat", code: "standard", title: "Standard" };
const payment = {
  offline: [
    { code: "bank_transfer", title: "Bank transfer", instructions: "Pay soon.", account: harborAccount },
  ],
};

/** A shop from files: one product at a price as its owner writes it; 6 % tax in Pennsylvania. */
async function openShop(currency: string, price: string, shippingMinor: number): Promise<ShopContext> {
  const folder = await makeFolder();
  const code = `amounts-${currency.toLowerCase()}`;
  const tax = { rules: [{ name: "Tax", country: "US", state: "PA", rateBasisPoints: 600 }] };
  const settings = { shipping_methods: [{ ...shipping, amountMinor: shippingMinor }], payment, tax };
  await writeFiles(folder.path, {
    "shop.json": { code, name: code, currency, domains: [`${code}.localhost`], settings },
    "categories.json": [{ slug: "yachts", name: "Yachts" }],
    "products.csv": `sku,name,price,categories,qty\nYACHT,Yacht,${price},yachts,1000`,
  });
  const base = {
    db: database.db,
    now,
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(folder.path),
  };
  const summary = await applyShopFolder(base, await readShopFolder(folder.path), () => {});
  await folder.remove();
  expect(summary.refused).toEqual([]);
  const shop = await readShop(database.db, eq(shops.code, code));
  if (!shop) throw new Error("there is no shop");
  return { ...base, shop, tenant: shop.tenant };
}

const cases = [
  // A line of 30,000,000.00 is more than 32 bits of cents.
  { currency: "USD", price: "30000000", minor: 3_000_000_000, shipping: 600, text: "$30,000,000.00" },
  { currency: "JPY", price: "1200", minor: 1200, shipping: 500, text: "¥1,200" },
  { currency: "KWD", price: "1.255", minor: 1255, shipping: 750, text: "KWD 1.255" },
  { currency: "BHD", price: "0.005", minor: 5, shipping: 1, text: "BHD 0.005" },
];

describe.each(cases)("a product at $text", ({ currency, price, minor, shipping: shippingMinor, text }) => {
  const major = Number(price);
  const digits = price.includes(".") ? 3 : 0;
  const inMajor = (amountMinor: number) =>
    Number((amountMinor / (minor / major)).toFixed(Math.max(digits, 2)));
  let ctx: ShopContext;
  let productId: number;
  beforeAll(async () => {
    ctx = await openShop(currency, price, shippingMinor);
    const [row] = await ctx.db.select().from(products).where(eq(products.tenantId, ctx.tenant.id));
    productId = row?.id ?? 0;
  });

  it("is shown at that by its page, its card and the API", async () => {
    const read = await readProduct(ctx, anonymousVisitor, { id: productId, addressSku: null });
    expect(read?.product.price).toMatchObject({ currency, priceMinor: minor });
    expect(formatMoney(minor, currency)).toBe(text);
    const { data } = await callApi(ctx, `{ product(slug: "yacht") { currency price final_price } }`);
    expect(data).toMatchObject({ product: { currency, price: major } });
  });

  it("is found by a filter of just that price, in the range from it to it", async () => {
    const list = async (segment?: string) => {
      const { context } = openRequest(ctx);
      const category = await ctx.db.query.categories.findFirst({
        where: (row, { eq: is }) => is(row.tenantId, ctx.tenant.id),
      });
      const segments = segment ? [segment] : [];
      const page = await loadCategoryPage(context, category?.id ?? 0, {
        basePath: "/yachts",
        segments,
        query: new URLSearchParams(),
      });
      return page && "listing" in page ? page.listing : page;
    };
    const plain = await list();
    expect(plain).toMatchObject({ products: { data: [{ price: { currency, priceMinor: minor } }] } });
    const facets = plain && "filter" in plain ? plain.filter?.facets : [];
    expect(facets?.find(({ code }) => code === "price")).toMatchObject({ min: minor, max: minor });
    expect(await list(`price=${price},max`)).toMatchObject({ kind: "moved", to: "/yachts" });
    const dearer = digits === 0 ? String(major + 1) : (major + 0.001).toFixed(3);
    expect(await list(`price=${dearer},max`)).toMatchObject({ productIds: [] });
  });

  it("adds up from cart to order, exactly", async () => {
    const taxMinor = Math.round((2 * minor * 600) / 10_000);
    const grandTotalMinor = 2 * minor + shippingMinor + taxMinor;
    const guest = await guestAtReview(ctx, [[productId, 2]]);
    const { summary } = await readCart(ctx, guest);
    expect(summary.totals).toMatchObject({ subtotalMinor: 2 * minor, grandTotalMinor });
    const { orderId } = await pressPlace(ctx, guest);
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ subtotalMinor: 2 * minor, shippingMinor, taxMinor, grandTotalMinor });
    const [line] = await ctx.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    expect(line).toMatchObject({ qty: 2, priceMinor: minor, rowTotalMinor: 2 * minor });
  });

  it("is told by the API's cart in the same amounts", async () => {
    const { data } = await callApi(
      ctx,
      `mutation { addToCart(input: {_id: ${productId}, qty: 3}) {
        success summary { currency grand_total items { price row_total qty } } } }`,
    );
    expect(data).toMatchObject({
      addToCart: {
        success: true,
        summary: {
          grand_total: inMajor(3 * minor + shippingMinor),
          items: [{ price: major, row_total: inMajor(3 * minor), qty: 3 }],
        },
      },
    });
  });
});

describe("a quantity", () => {
  let ctx: ShopContext;
  let productId: number;
  beforeAll(async () => {
    ctx = await openShop("EUR", "10000000000", 0);
    const [row] = await ctx.db.select().from(products).where(eq(products.tenantId, ctx.tenant.id));
    productId = row?.id ?? 0;
  });

  it("that is clicked for years ends at its limit, and says so each time", async () => {
    const guest = await guestWith(ctx, [[productId, 99]]);
    const click = (qty = 1) => addToCart(ctx, guest, { productId, qty });
    expect(await click()).toMatchObject({ success: true, qty: 100 });
    for (const qty of [1, 1, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY])
      expect(await click(qty)).toMatchObject({ success: false, qty: 100, message: "Yacht: Limit of 100" });
  });

  it.each(["101", "2147483648", "9".repeat(40), "1e308", "Infinity"])(
    "typed as %s becomes the limit, with a message",
    async (typed) => {
      const guest = await guestWith(ctx, [[productId, 1]]);
      const { summary } = await readCart(ctx, guest);
      const itemId = summary.items[0]?.itemId ?? 0;
      const [lowered] = await changeQuantity(ctx, guest, new Map([[itemId, typed]]));
      expect(lowered).toMatchObject({ qty: 100, message: "Limit of 100" });
    },
  );

  it("of the most, at the highest price there is, costs what it costs", async () => {
    const guest = await guestAtReview(ctx, [[productId, 100]]);
    const { orderId } = await pressPlace(ctx, guest);
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.subtotalMinor).toBe(100_000_000_000_000);
  });

  it("of a line whose id is beyond 32 bits is changed, in the cart and by the API", async () => {
    const sequence = `select setval(pg_get_serial_sequence('cart_items', 'id'), 5000000000)`;
    await database.pool.query(sequence);
    const guest = await guestWith(ctx, [[productId, 1]]);
    const { summary } = await readCart(ctx, guest);
    const itemId = summary.items[0]?.itemId ?? 0;
    expect(itemId).toBeGreaterThan(5_000_000_000);
    const add = `mutation { addToCart(input: {_id: ${productId}}) { summary { items { item_id _id } } } }`;
    type Added = { addToCart: { summary: { items: { item_id: number }[] } } };
    const added = await callApi<Added>(ctx, add);
    const id = added.data.addToCart.summary.items[0]?.item_id ?? 0;
    expect(id).toBeGreaterThan(itemId);
    const headers = { "session-id": added.headers.get("session_id") ?? "" };
    const variables = { products: { [id]: 7 } };
    const update = `mutation ($products: JSON!) { updateCart(products: $products) { success cart_item_count } }`;
    const updated = await callApi(ctx, update, { headers, variables });
    expect(updated.data).toEqual({ updateCart: { success: true, cart_item_count: 7 } });
  });
});
