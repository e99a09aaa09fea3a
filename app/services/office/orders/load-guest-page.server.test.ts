import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { loadGuestPage } from "./load-guest-page.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeAll(async () => {
  shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG", { name: "Harbour mug" });
  for (const email of ["grace@navy.example", "ada@engine.example", "Grace@Navy.example"])
    await pressPlace(shop, await guestAtReview(shop, [[mug, 1]], { email }));
});

test("a guest's page lists their orders with one email in any case, and no others", async () => {
  const { main } = await loadGuestPage(shop, "100001");
  const titles = main.flatMap((panel) => (panel.kind === "rows" ? panel.rows.map(({ title }) => title) : []));
  expect(titles.toSorted()).toEqual(["100001", "100003"]);
});

test("there is no page of an order that is not there", async () => {
  await expect(loadGuestPage(shop, "999999")).rejects.toMatchObject({ code: "not_found" });
});
