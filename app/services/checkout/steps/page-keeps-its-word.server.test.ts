import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { noFilters } from "~/models/catalogue/filters/applied-filters";
import { isAppError } from "~/models/platform/error/app-error";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { products } from "~/tables/catalogue/catalogue";
import { stockItems } from "~/tables/catalogue/offers";
import { cartItems } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { callApi } from "../../api/graphql/api-fixture.server";
import { loadCategoryPage } from "../../catalogue/categories/load-category-page.server";
import { readListing } from "../../catalogue/listing/read-listing.server";
import { readProduct } from "../../catalogue/product/read-product.server";
import {
  addCategory,
  addProduct,
  addVariable,
  changeOffer,
} from "../../catalogue/products/catalogue-fixture.server";
import { openRequest } from "../../content/pages/content-fixture.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import {
  giftTexts,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "./purchase-fixture.server";

const database = withTestDatabase();
let shop: PurchaseShop;

const statuses = ["active", "discontinued", "archived"] as const;
const shelves = [
  ["on the shelf", { onHand: 5 }],
  ["sold out", { onHand: 0 }],
  ["sold out with backorders", { onHand: 0, allowBackorders: true }],
] as const;
const cases = statuses.flatMap((status) =>
  shelves.flatMap(([shelf, stock]) =>
    [true, false].map((availableForSale) => ({
      name: `${status}, ${shelf}${availableForSale ? "" : ", not for sale"}`,
      status,
      stock,
      availableForSale,
    })),
  ),
);

/**
 * What a card, in the listing of its category and in the API, says of a product; null where there is none.
 */
type Told = { isInStock: boolean; stockText: string; priceMinor: number | null };

/** What the listing of the shop's category shows of a product, once it agrees with the API. */
async function listingTells(sku: string, categoryId: number): Promise<Told | null> {
  const { context } = openRequest(shop);
  const address = { basePath: "/all", segments: [], query: new URLSearchParams() };
  const page = await loadCategoryPage(context, categoryId, address);
  const listing = page && "listing" in page ? page.listing : null;
  const card = listing?.products.data?.find((product) => product.sku === sku);
  const told = card && {
    isInStock: card.stock.isInStock,
    stockText: card.stock.text,
    priceMinor: card.price.kind === "visible" ? card.price.priceMinor : null,
  };
  const { data } = await callApi<{ sliderProducts: { products: ApiCard[] } }>(
    shop,
    "{ sliderProducts(input: {}) { products { sku isInStock stockStatusText final_price } } }",
  );
  const product = data.sliderProducts.products.find((one) => one.sku === sku);
  const inApi = product && {
    isInStock: product.isInStock,
    stockText: product.stockStatusText,
    priceMinor: product.final_price === null ? null : Math.round(product.final_price * 100),
  };
  expect(inApi).toEqual(told);
  return told ?? null;
}
type ApiCard = { sku: string; isInStock: boolean; stockStatusText: string; final_price: number | null };

/** The products a filter of just one price finds. */
async function foundAt(priceMinor: number, categoryId: number): Promise<string[]> {
  const { context } = openRequest(shop);
  const found = await context.catalogue.find(shop.shop, "until-built");
  if (!found) throw new Error("there is no index");
  const { cards } = await readListing(
    context,
    anonymousVisitor,
    found.index,
    { base: { kind: "category", categoryId }, asked: new Map() },
    {
      filters: { ...noFilters, price: { fromMinor: priceMinor, toMinor: priceMinor } },
      prices: found.prices,
      sort: { field: "id", direction: "desc" },
      page: 1,
      limit: 24,
      canSeePrices: true,
    },
  );
  return cards.products.map(({ sku }) => sku);
}

/** Whether the page of a product offers to buy it; false where there is no page. */
async function pageOffers(id: number, variationId?: number): Promise<boolean> {
  const read = await readProduct(shop, anonymousVisitor, { id, addressSku: null });
  if (!read) return false;
  if (variationId === undefined) return read.product.stock.isInStock;
  return read.offers.find((offer) => offer.id === variationId)?.stock.isInStock ?? false;
}

/** Whether a shopper gets it: adds it and places the order. */
async function orderSucceeds(id: number, personalization = {}): Promise<boolean> {
  const choices = { options: {}, personalization };
  const { success } = await addToCart(shop, anonymousVisitor, { productId: id, qty: 1, choices });
  if (!success) return false;
  const guest = await guestAtReview(shop, [[id, 1, personalization]]);
  try {
    return (await pressPlace(shop, guest)).isNew;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

/** Where what is added is listed. */
type Shown = { in: { id: number } };

describe.each(cases)("a product that is $name", ({ status, stock, availableForSale }) => {
  it("is sold by the order just when the page offers it", async () => {
    shop = await openPurchaseShop(database.db);
    const id = await addProduct(shop, "MUG", { status, availableForSale, stock });
    expect(await orderSucceeds(id)).toBe(await pageOffers(id));
  });

  it("says the same of a variation that inherits it", async () => {
    shop = await openPurchaseShop(database.db);
    const id = await addVariable(shop, "VASE", { red: { stock } }, { status, availableForSale });
    const variation = await database.db.query.products.findFirst({
      where: (row, { and, eq }) => and(eq(row.tenantId, shop.tenant.id), eq(row.parentId, id)),
    });
    const variationId = variation?.id ?? 0;
    expect(await orderSucceeds(variationId)).toBe(await pageOffers(id, variationId));
  });

  it.each([
    [
      "a simple product",
      (inAll: Shown) => addProduct(shop, "KIND", { status, availableForSale, stock, ...inAll }),
    ],
    [
      "a gift certificate",
      (inAll: Shown) =>
        addProduct(shop, "KIND", {
          classCode: "gift_certificate",
          status,
          availableForSale,
          stock,
          ...inAll,
        }),
    ],
    [
      "a variable product",
      (inAll: Shown) => addVariable(shop, "KIND", { red: { stock } }, { status, availableForSale, ...inAll }),
    ],
    [
      "a variation for itself",
      (inAll: Shown) => addVariable(shop, "KIND", { red: { stock, status, availableForSale } }, inAll),
    ],
    [
      "a set",
      async (inAll: Shown) => {
        const childIds = [await addProduct(shop, "CHILD", { status, availableForSale, stock })];
        return addProduct(shop, "KIND", { classCode: "grouped", priceMinor: 0, childIds, ...inAll });
      },
    ],
  ])("is told alike by page, listing, filter and API, and then sold: %s", async (kind, add) => {
    shop = await openPurchaseShop(database.db);
    const all = await addCategory(shop, "all");
    const id = await add({ in: all });
    const read = await readProduct(shop, anonymousVisitor, { id, addressSku: null });
    const told = await listingTells("KIND", all.id);
    if (!told) {
      expect(read).toBeNull();
      return;
    }
    const onPage = read && {
      isInStock: read.product.stock.isInStock,
      stockText: read.product.stock.text,
      priceMinor: read.product.price.kind === "visible" ? read.product.price.priceMinor : null,
    };
    expect(onPage).toEqual(told);
    expect(await foundAt(told.priceMinor ?? 1000, all.id)).toEqual(told.priceMinor === null ? [] : ["KIND"]);
    const boughtId = read?.offers[0]?.id ?? read?.product.children[0]?.id ?? id;
    const texts = kind === "a gift certificate" ? giftTexts : {};
    expect(await orderSucceeds(boughtId, texts)).toBe(told.isInStock);
  });

  it("refuses what was put into the cart before it came to this", async () => {
    shop = await openPurchaseShop(database.db);
    const id = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[id, 1]]);
    await byTest(database.db, (db) =>
      db.update(products).set({ status }).where(eq(products.tenantId, shop.tenant.id)),
    );
    await changeOffer(shop, id, { availableForSale });
    await byTest(database.db, (db) =>
      db.update(stockItems).set(stock).where(eq(stockItems.tenantId, shop.tenant.id)),
    );
    const isOffered = await pageOffers(id);
    const placed = await pressPlace(shop, guest).then(
      ({ isNew }) => isNew,
      (error: unknown) => (isAppError(error) ? false : Promise.reject(error)),
    );
    expect(placed).toBe(isOffered);
    const left = await database.db.select().from(cartItems).where(eq(cartItems.tenantId, shop.tenant.id));
    expect(left.some((line) => line.productId === id)).toBe(!isOffered);
  });
});
