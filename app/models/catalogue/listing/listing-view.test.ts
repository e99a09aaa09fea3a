import { expect, it } from "vitest";
import { type ListingView, listingQuery } from "./listing-view";

const listing: ListingView = {
  products: [],
  paging: { page: 3, total: 9, limit: 24, itemTotal: 200 },
  sort: "price-asc",
  defaultSort: "id-desc",
  sortOptions: [],
  layout: "list",
  query: { q: "mug" },
  filter: null,
  autoLoads: false,
};

it("keeps unchanged parts", () => {
  expect(listingQuery(listing, { page: 4 })).toEqual({
    q: "mug",
    sort: "price-asc",
    view: "list",
    page: "4",
  });
});
it("starts at the first page when the order changes", () => {
  expect(listingQuery(listing, { sort: "name-asc" })).toEqual({ q: "mug", sort: "name-asc", view: "list" });
});
it("leaves out every default", () => {
  expect(listingQuery({ ...listing, query: {} }, { page: 1, sort: "id-desc", layout: "grid" })).toEqual({});
});
