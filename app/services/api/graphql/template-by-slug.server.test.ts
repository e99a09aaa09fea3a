import { beforeAll, describe, expect, it } from "vitest";
import { redirects, slugs, templates } from "~/tables/content/content";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let other: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
  other = await openTestShop(database.db);
});

describe("templates", () => {
  const query = `query ($slug: String!, $basic: Boolean, $check: Boolean) {
    getTemplateBySlug(slug: $slug, basicAttributes: $basic, checkRedirect: $check) {
      template { name render_html } redirectResponse { success redirectData { redirect_type to } } } }`;

  beforeAll(async () => {
    const own = shopKey(ctx);
    await byTest(database.db, (db) =>
      db
        .insert(templates)
        .values({ ...own, name: "About", entityType: "page", slug: "about", renderHtml: "<p>Hi</p>" }),
    );
    await database.db.insert(slugs).values([
      { ...own, slug: "about", kind: "page", targetId: 1 },
      { ...own, slug: "about-us", kind: "redirect", redirectTo: "about" },
    ]);
  });

  it("come with their HTML, or without", async () => {
    const whole = await callApi(ctx, query, { variables: { slug: "/about" } });
    expect(whole.data).toMatchObject({
      getTemplateBySlug: { template: { name: "About", render_html: "<p>Hi</p>" } },
    });
    const basic = await callApi(ctx, query, { variables: { slug: "about", basic: true } });
    expect(basic.data).toMatchObject({
      getTemplateBySlug: { template: { name: "About", render_html: null } },
    });
  });

  it("that were renamed return the new address on request", async () => {
    const { data } = await callApi(ctx, query, { variables: { slug: "about-us", check: true } });
    expect(data).toEqual({
      getTemplateBySlug: {
        template: null,
        redirectResponse: { success: true, redirectData: { redirect_type: "301", to: "/about" } },
      },
    });
  });

  it("that a redirect of the shop stands for return where it leads on request", async () => {
    await byTest(database.db, (db) =>
      db.insert(redirects).values({ ...shopKey(ctx), fromPath: "/old/story", toPath: "/about" }),
    );
    const { data } = await callApi(ctx, query, { variables: { slug: "/old/story", check: true } });
    expect(data).toEqual({
      getTemplateBySlug: {
        template: null,
        redirectResponse: { success: true, redirectData: { redirect_type: "301", to: "/about" } },
      },
    });
  });

  it("that do not exist, or belong to another shop, are not found", async () => {
    const missing = await callApi(ctx, query, { variables: { slug: "nowhere", check: true } });
    expect(missing.errors).toMatchObject([{ message: "Template not found", extensions: { status: 404 } }]);
    const foreign = await callApi(other, query, { variables: { slug: "about" } });
    expect(foreign.errors).toMatchObject([{ message: "Template not found" }]);
  });
});
