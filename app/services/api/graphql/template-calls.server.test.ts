import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addMenu, addTemplate, addWidget, placeholder } from "../../content/pages/content-fixture.server";
import { signPreview } from "../../content/templates/preview-token.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const call = (query: string, variables: Record<string, unknown> = {}) => callApi(ctx, query, { variables });
const codeOf = async (query: string, variables?: Record<string, unknown>) =>
  (await call(query, variables)).errors[0]?.extensions?.code;

describe("a template", () => {
  const byId = "query ($id: Int!, $token: String) { template(_id: $id, token: $token) { name widgets } }";

  test("returns its widgets' names and its header", async () => {
    const header = await addTemplate(ctx, { name: "Main", entity_type: "header" });
    await addWidget(ctx, "about", { type: "simple-text", items: [{ textContent: "Us" }] });
    await addTemplate(ctx, { name: "About", slug: "about" }, placeholder("simple-text", "about"));
    const { data } = await call(`{ getTemplateBySlug(slug: "/about/") { template {
      header_id footer_id mapped_attributes widgets layout origin_type } } }`);
    expect(data.getTemplateBySlug).toEqual({
      template: {
        header_id: header,
        footer_id: null,
        mapped_attributes: ["about"],
        widgets: {
          about: {
            type: "simple-text",
            props: {},
            items: [{ textContent: { value: "Us", label: "" } }],
          },
        },
        layout: "default",
        origin_type: "owner",
      },
    });
  });

  test.each([
    ["", "Homepage"],
    ["checkout/success", "checkout-success"],
    ["search", "Search"],
  ])("the slug %j is the page %s", async (slug, name) => {
    await addTemplate(ctx, { name });
    const { data } = await call(`{ getTemplateBySlug(slug: "${slug}") { template { name } } }`);
    expect(data).toEqual({ getTemplateBySlug: { template: { name } } });
  });

  test("is found by id and by page type", async () => {
    const id = await addTemplate(ctx, { name: "404 Page" });
    const { data } = await call(
      `{ template(_id: ${id}) { name } getTemplateByPageType(name: "404 Page") { _id } }`,
    );
    expect(data).toEqual({ template: { name: "404 Page" }, getTemplateByPageType: { _id: id } });
  });

  test("that does not exist is not_found", async () => {
    expect(await codeOf("{ template(_id: 1) { name } }")).toBe("not_found");
    expect(await codeOf('{ getTemplateByPageType(name: "Homepage") { name } }')).toBe("not_found");
  });

  test("of another shop is not found", async () => {
    const id = await addTemplate(await openTestShop(database.db), { name: "Theirs" });
    expect(await codeOf(byId, { id })).toBe("not_found");
  });

  test("for preview only needs its token", async () => {
    const id = await addTemplate(ctx, { name: "Gallery", preview_only: true });
    expect(await codeOf(byId, { id })).toBe("not_found");
    // The key that callApi signs with.
    const token = signPreview("s".repeat(16), { shopId: ctx.shop.id, templateId: id }, ctx.now());
    expect((await call(byId, { id, token })).data).toMatchObject({ template: { name: "Gallery" } });
  });
});

describe("headers, footers and menus", () => {
  test("a header returns its menus and content", async () => {
    await addWidget(ctx, "main-menu", { type: "menu", props: { menuId: "main" } });
    await addTemplate(ctx, { name: "Main", entity_type: "header" }, placeholder("menu", "main-menu"));
    const { data } = await call(
      "{ header { name is_primary menu_ids final_widget_content } footer { name } checkoutHeader { name } }",
    );
    expect(data).toMatchObject({
      header: { name: "Main", menu_ids: ["main"], final_widget_content: { "main-menu": { type: "menu" } } },
      footer: null,
      checkoutHeader: null,
    });
  });

  test("of several headers the primary one is the shop's", async () => {
    await addTemplate(ctx, { name: "Old", entity_type: "header" });
    await addTemplate(ctx, { name: "New", entity_type: "header", is_primary: true });
    const { data } = await call('{ header { name } old: header(name: "Old") { name } allHeader { name } }');
    expect(data).toEqual({
      header: { name: "New" },
      old: { name: "Old" },
      allHeader: [{ name: "Old" }, { name: "New" }],
    });
  });

  test("menus are found by id, unknown ones left out", async () => {
    await addMenu(ctx, "main");
    const { data } = await call('{ getAllParsedMenu(_ids: ["main", "gone"]) }');
    expect(data).toMatchObject({
      getAllParsedMenu: { main: { items: [{ _id: "main-0", label: "Kitchen" }] } },
    });
    expect(Object.keys(data.getAllParsedMenu as object)).toEqual(["main"]);
  });

  test("too many menus are refused", async () => {
    const ids = Array.from({ length: 21 }, (_, index) => `m${index}`);
    expect(await codeOf("query ($ids: [String!]!) { getAllParsedMenu(_ids: $ids) }", { ids })).toBe(
      "invalid",
    );
  });
});

test("blocks are paged, in the requested order", async () => {
  for (const name of ["C", "A", "B"]) await addTemplate(ctx, { name, entity_type: "block" });
  const { data } = await call(`{ allBlockTemplates(limit: 2, page: 2, sort: "name-asc") {
    templates { name } paging { total total_pages begin } } }`);
  expect(data.allBlockTemplates).toEqual({
    templates: [{ name: "C" }],
    paging: { total: 3, total_pages: 2, begin: 3 },
  });
});

describe("an address", () => {
  const pageOf = async (slug: string) =>
    (await call(`{ page(slug: "${slug}") { page_type status template { name } } }`)).data.page;

  test("of a page returns its template", async () => {
    await addTemplate(ctx, { name: "About", slug: "about" });
    expect(await pageOf("about")).toEqual({ page_type: "page", status: 200, template: { name: "About" } });
  });

  test("of nothing returns the 404 page", async () => {
    await addTemplate(ctx, { name: "404 Page" });
    expect(await pageOf("gone")).toEqual({ page_type: "404", status: 404, template: { name: "404 Page" } });
  });
});

test("widget content is found by its page's slug or its block's name", async () => {
  await addWidget(ctx, "note", { type: "simple-text" });
  await addTemplate(ctx, { name: "Note", entity_type: "block" }, placeholder("simple-text", "note"));
  const { data } = await call(`{
    block: getWidgetContent(slug: "Note", modelType: block) { success content }
    none: getWidgetContent(slug: "gone") { success content } }`);
  expect(data).toMatchObject({
    block: { success: true, content: { note: { type: "simple-text" } } },
    none: { success: false, content: {} },
  });
});
