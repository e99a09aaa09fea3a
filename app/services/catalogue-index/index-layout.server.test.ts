import { afterAll, beforeAll, expect, it } from "vitest";
import { noFilters } from "~/models/filter-path/applied-filters";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { addCategory, addProduct, addVariable, openTestShop } from "../catalogue/catalogue-fixture.server";
import type { ShopContext } from "../shop-context.server";
import { buildIndex } from "./build-index.server";
import { queryListing } from "./query-listing.server";

let database: TestDatabase;
let ctx: ShopContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openTestShop(database.db);
});
afterAll(() => database.drop());

it("gives slots by category and in it by the attributes with the fewest values, variations beside their products", async () => {
  const [bath, attic] = [await addCategory(ctx, "bath"), await addCategory(ctx, "attic")];
  const attributes = (season: string, color: string) => ({ season: [season], color: [color] });
  const winterRed = await addProduct(ctx, "A", { in: bath, attributes: attributes("Winter", "Red") });
  const winterBlue = await addVariable(
    ctx,
    "C",
    { One: { priceMinor: 300 } },
    {
      in: bath,
      attributes: attributes("Winter", "Blue"),
    },
  );
  const summerSand = await addVariable(
    ctx,
    "B",
    { One: { priceMinor: 100 }, Two: { priceMinor: 200 } },
    {
      in: bath,
      attributes: attributes("Summer", "Sand"),
    },
  );
  const above = await addProduct(ctx, "D", { in: attic, attributes: attributes("Winter", "Red") });
  const bare = await addProduct(ctx, "E", { in: bath });

  const index = await buildIndex(ctx);

  const slots = [above, summerSand, winterBlue, winterRed, bare].map((id) => index.slotOf(id));
  expect(slots).toEqual([0, 1, 2, 3, 4]);
  expect(index.variationsOf(1)).toEqual([0, 1]);
  expect(index.variationsOf(2)).toEqual([2]);
  const { facets } = queryListing(index, {
    base: { kind: "category", categoryId: bath.id },
    filters: noFilters,
    sort: { field: "id", direction: "desc" },
    page: 1,
    limit: 24,
    canSeePrices: true,
  });
  expect(facets.find(({ code }) => code === "season")?.buckets).toEqual([
    { key: "Winter", name: "Winter", docCount: 2 },
    { key: "Summer", name: "Summer", docCount: 1 },
  ]);
});
