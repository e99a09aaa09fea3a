import { beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addTemplate, testSecret } from "../pages/content-fixture.server";
import { previewAddress } from "./preview-address.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

test.each([
  ["page", "/preview?"],
  ["header", "/header-preview?"],
  ["checkout_footer", "/footer-preview?"],
] as const)("a %s has the address %s", async (entity_type, start) => {
  const id = await addTemplate(ctx, { name: "Winter", entity_type });
  const address = await previewAddress(ctx, testSecret, "Winter");
  expect(address.startsWith(`${start}preview=${id}&token=`)).toBe(true);
});

test("a slug comes before a name, a name before an id", async () => {
  const id = await addTemplate(ctx, { name: "About us", slug: "about" });
  await addTemplate(ctx, { name: "about" });
  await addTemplate(ctx, { name: String(id) });
  expect(await previewAddress(ctx, testSecret, "about")).toContain(`preview=${id}&`);
  expect(await previewAddress(ctx, testSecret, String(id))).not.toContain(`preview=${id}&`);
});

test("a template of another shop is not there", async () => {
  await addTemplate(await openTestShop(database.db), { name: "Theirs" });
  await expect(previewAddress(ctx, testSecret, "Theirs")).rejects.toMatchObject({ code: "not_found" });
});
