import { beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addProduct,
  openTestShop,
} from "~/services/catalogue/products/catalogue-fixture.server";
import {
  addMenu,
  addTemplate,
  addWidget,
  openRequest,
  placeholder,
} from "~/services/content/pages/content-fixture.server";
import { loadCmsPage } from "~/services/content/pages/load-cms-page.server";
import type { WidgetKit } from "~/services/content/widgets/widget-kit";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import { createLog } from "~/services/platform/log/log.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { withTestDatabase } from "../../tests/support/databases/with-test-database";
import { loadCode } from "./loaded-code";
import { TemplateView } from "./template-view";
import { renderOnPage } from "./widget-fixture";
import { widgetKit } from "./widget-kit.server";

const optionalContent = { title: "Which size?", sub_title: "", description: "<p>Measure.</p>", show: true };
/** Every widget with data from the database, and what it shows. */
const widgets = [
  [{ type: "product-slider", props: { productsSelection: "newest" } }, "New Products"],
  [{ type: "product-list", props: { listTitle: "Our picks" }, items: [{ productsSku: "MUG" }] }, "Our picks"],
  [{ type: "product-card", props: { sku: "MUG" } }, "Add to Cart: MUG"],
  [{ type: "menu", props: { menuId: "main" } }, "Kitchen"],
  [{ type: "footer-menu", props: { menuId: "main" } }, "Kitchen"],
  [{ type: "optional-content", props: { categorySlug: "rugs" } }, "Which size?"],
] as const;

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
  await addProduct(ctx, "MUG");
  await addCategory(ctx, "rugs", undefined, { optionalContent });
  await addMenu(ctx, "main");
  await addWidget(ctx, "note", { type: "simple-text", items: [{ textContent: "Open until six" }] });
  await loadCode(["simple-text", ...widgets.map(([{ type }]) => type)]);
});

/** A database that has just become unreachable. */
const goneDatabase = new Proxy({} as Db, {
  get() {
    throw new Error("the database is gone");
  },
});

/** All widgets, with the database unreachable for those that need data. */
const kitWithoutDatabase: WidgetKit = {
  ...widgetKit,
  loaders: Object.fromEntries(
    Object.entries(widgetKit.loaders).map(([type, load]) => [
      type,
      async (nesting, content) => load?.({ ...nesting, db: goneDatabase }, content),
    ]),
  ),
};

/** A page with the widget beside a heading and a note; the log, and whether the page may be cached. */
async function shownPage(content: (typeof widgets)[number][0], kit: WidgetKit) {
  const name = `it-${crypto.randomUUID()}`;
  await addWidget(ctx, name, { ...content, items: "items" in content ? [...content.items] : [] });
  const id = await addTemplate(
    ctx,
    { name },
    `<h1>Welcome</h1>${placeholder(content.type, name)}${placeholder("simple-text", "note")}`,
  );
  let logged = "";
  const log = createLog({ write: (line) => (logged += line) });
  const { context, notes } = openRequest({ ...ctx, log });
  const page = await loadCmsPage(context, id, kit);
  if (page?.kind !== "page") throw new Error("the test's page is a page of widgets");
  return { html: renderOnPage(<TemplateView view={page.view} />), logged, notes };
}

describe.each(widgets)("%j", (content, words) => {
  test("shows data from the database", async () => {
    const { html, notes } = await shownPage(content, widgetKit);
    expect(html).toContain(words);
    expect(notes.isCacheable).toBe(true);
  });

  test("is left out if its data cannot be loaded, and the page is shown (rule templates-5)", async () => {
    const { html, logged, notes } = await shownPage(content, kitWithoutDatabase);
    expect(html).toContain("Welcome");
    expect(html).toContain("Open until six");
    expect(html).not.toContain(words);
    expect(html).not.toContain("the database is gone");
    expect(logged).toContain("the database is gone");
    expect(notes.isCacheable).toBe(false);
  });
});
