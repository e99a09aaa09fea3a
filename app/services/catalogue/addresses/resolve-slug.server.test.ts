import { beforeAll, expect, it } from "vitest";
import { slugs } from "~/tables/content/content";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { resolveSlug } from "./resolve-slug.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

const moved = (slug: string, redirectTo: string) =>
  database.db.insert(slugs).values({ tenantId: ctx.tenant.id, slug, kind: "redirect", redirectTo });

it("finds what a slug names", async () => {
  const id = await addProduct(ctx, "MUG");
  expect(await resolveSlug(ctx, "mug")).toEqual({ kind: "product", id, slug: "mug" });
});

it("follows every renaming to the slug of today", async () => {
  await addProduct(ctx, "NEW");
  await moved("older", "old");
  await moved("old", "new");
  expect(await resolveSlug(ctx, "older")).toEqual({ kind: "redirect", slug: "new" });
});

it("gives up on renamings that go round in a circle", async () => {
  await moved("a", "b");
  await moved("b", "a");
  expect(await resolveSlug(ctx, "a")).toEqual({ kind: "none" });
});

it("knows nothing of another shop's slugs", async () => {
  await addProduct(await openTestShop(database.db), "THEIRS");
  expect(await resolveSlug(ctx, "theirs")).toEqual({ kind: "none" });
});
