import { beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { addTemplate, addWidget, placeholder } from "../../../content/pages/content-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callApi } from "../api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

async function popupsOf(args: string): Promise<string[]> {
  const { data } = await callApi<{ getPopupData: { popups: { attribute: string }[] } }>(
    ctx,
    `{ getPopupData(${args}) { popups { attribute } } }`,
  );
  return data.getPopupData.popups.map(({ attribute }) => attribute);
}

const footerWith = (...names: string[]) =>
  addTemplate(
    ctx,
    { name: "Footer", entity_type: "footer" },
    names.map((name) => placeholder("popup", name)).join(""),
  );

test("a page has the popups of its own template and of the footer", async () => {
  for (const name of ["own", "everywhere"]) await addWidget(ctx, name, { type: "popup" });
  await footerWith("everywhere");
  await addTemplate(ctx, { name: "About", slug: "about" }, placeholder("popup", "own"));
  expect((await popupsOf('slug: "about"')).sort()).toEqual(["everywhere", "own"]);
  expect(await popupsOf('slug: "contact"')).toEqual(["everywhere"]);
});

test("a popup is returned on the pages of its rule", async () => {
  await addWidget(ctx, "cart-only", { type: "popup", props: { pages: ["cart"] } });
  await footerWith("cart-only");
  expect(await popupsOf("is_cart: true")).toEqual(["cart-only"]);
  expect(await popupsOf("is_home: true")).toEqual([]);
});

test("a popup for customers is not returned to guests", async () => {
  await addWidget(ctx, "club", { type: "popup", props: { loggedInOnly: true } });
  await footerWith("club");
  expect(await popupsOf("is_home: true")).toEqual([]);
});

test("content that no template places is not a popup", async () => {
  await addWidget(ctx, "draft", { type: "popup" });
  expect(await popupsOf("is_home: true")).toEqual([]);
});

test.each([
  ["tobacco", 'slug: "about"', true],
  ["tobacco", 'slug: "terms-of-service"', false],
  ["general", "is_home: true", false],
])("a %s shop asks for the age at (%s): %s", async (industry, args, asks) => {
  ctx = { ...ctx, shop: { ...ctx.shop, industry } };
  const { data } = await callApi(ctx, `{ getPopupData(${args}) { age_confirmation } }`);
  expect(data).toEqual({ getPopupData: { age_confirmation: asks } });
});
