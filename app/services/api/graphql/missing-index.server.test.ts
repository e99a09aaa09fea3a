import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCategory, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await addCategory(ctx, "lamps");
});

const withoutIndex = (query: string) => callApi(ctx, query, { withoutIndex: true });

it("products that could not be loaded are null, never an empty list", async () => {
  const { data, errors } = await withoutIndex('{ categoryPliableData(slug: "lamps") { data { sku } } }');
  expect(data).toEqual({ categoryPliableData: null });
  expect(errors).toMatchObject([
    { message: "Please try again in a moment.", extensions: { code: "unavailable", status: 503 } },
  ]);
});

it("the category's other fields are returned", async () => {
  const { data } = await withoutIndex('{ category(slug: "lamps") { name pliable_data { data { sku } } } }');
  expect(data).toEqual({ category: { name: "LAMPS", pliable_data: null } });
});

it("a failed search has no data", async () => {
  const { data, errors } = await withoutIndex('{ searchPliable(keyword: "lamp") { products { sku } } }');
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: "unavailable" } }]);
});
