import { describe, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "./catalogue-fixture.server";
import { listingRequest, listingView } from "./listing-request.server";

const database = withTestDatabase();

const ask = async (query: string, settings: Parameters<typeof openTestShop>[1] = {}) =>
  listingRequest(
    await openTestShop(database.db, settings),
    anonymousVisitor,
    new URLSearchParams(query),
    "category",
  );
const nothing = { products: [], itemTotal: 0, tags: [] };

describe("a category's listing", () => {
  it("begins at page 1 of 24, newest id first, as cards", async () => {
    expect(await ask("")).toMatchObject({
      page: 1,
      limit: 24,
      sort: { field: "id", direction: "desc" },
      layout: "grid",
    });
  });
  it("follows the shop's own page size and order", async () => {
    expect(await ask("", { catalogue: { pageSize: 6, defaultSort: "name-asc" } })).toMatchObject({
      limit: 6,
      sort: { field: "name", direction: "asc" },
    });
  });
  it("does not order by prices that a stranger may not see", async () => {
    const shy = { modules: { sociallogins: { hide_price_for_anonymous: true } } };
    expect(await ask("sort=price-asc", shy)).toMatchObject({ sort: { field: "id" } });
  });
  it("does not exist on a page that is no number", async () => {
    expect(await ask("page=two")).toBeNull();
  });
  it("is empty on its first page, and does not exist on a later one, without products", async () => {
    const first = await ask("");
    const second = await ask("page=2");
    expect(first && listingView(first, nothing)).toMatchObject({
      paging: { page: 1, total: 1, itemTotal: 0 },
    });
    expect(second && listingView(second, nothing)).toBeNull();
  });
});
