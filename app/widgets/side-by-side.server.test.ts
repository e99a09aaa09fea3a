import { beforeAll, expect, test } from "vitest";
import { addProduct, openTestShop } from "~/services/catalogue/products/catalogue-fixture.server";
import {
  addMenu,
  addTemplate,
  addWidget,
  openRequest,
  placeholder,
} from "~/services/content/pages/content-fixture.server";
import { loadHomePage } from "~/services/content/pages/load-home-page.server";
import type { WidgetKit } from "~/services/content/widgets/widget-kit";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { withTestDatabase } from "../../tests/support/databases/with-test-database";
import { widgetKit } from "./widget-kit.server";

/** All widgets, with everything in the page's data. */
const kit = { ...widgetKit, hydrationOf: () => "all" as const };

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

/**
 * A barrier that opens once enough loaders have reached it; loaders that ran one after the other would never
 * open it.
 */
function door(places: number) {
  const waiting: string[] = [];
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    waiting,
    async enter(name: string) {
      waiting.push(name);
      if (waiting.length === places) open();
      await isOpen;
    },
  };
}

/** All widgets, each finishing only after all on the page have started loading. */
function kitBehind(doorOf: (name: string) => ReturnType<typeof door>): WidgetKit {
  const loaders: Record<string, WidgetKit["loaders"][string]> = { ...kit.loaders };
  for (const [type, load] of Object.entries(kit.loaders))
    loaders[type] = async (nesting, content) => {
      await doorOf(content.name).enter(content.name);
      return load?.(nesting, content);
    };
  return { ...kit, loaders };
}

test("ten widgets of a home page load in parallel, and so do those inside a block", async () => {
  await addProduct(ctx, "MUG");
  await addMenu(ctx, "main");
  const widgets = [
    { type: "product-slider", props: { productsSelection: "bestsellers" } },
    { type: "product-slider", props: { productsSelection: "newest" } },
    { type: "product-slider", props: { productsSelection: "manual", skus: ["MUG"] } },
    { type: "product-list", items: [{ productsSku: "MUG" }] },
    { type: "product-card", props: { sku: "MUG" } },
    { type: "optional-content", props: { categorySlug: "candles" } },
    { type: "menu", props: { menuId: "main" } },
    { type: "social-icons" },
    { type: "copyright" },
    { type: "block", props: { template: "inner" } },
  ];
  for (const [index, widget] of widgets.entries()) await addWidget(ctx, `outer-${index}`, widget);
  await addWidget(ctx, "inner-0", { type: "product-card", props: { sku: "MUG" } });
  await addWidget(ctx, "inner-1", { type: "copyright" });
  await addTemplate(
    ctx,
    { name: "inner", entity_type: "block" },
    placeholder("product-card", "inner-0") + placeholder("copyright", "inner-1"),
  );
  const home = widgets.map(({ type }, index) => placeholder(type, `outer-${index}`)).join("");
  await addTemplate(ctx, { name: "Homepage" }, home);

  const outer = door(widgets.length);
  const inner = door(2);
  const { context } = openRequest(ctx);
  const page = await loadHomePage(
    context,
    kitBehind((name) => (name.startsWith("inner") ? inner : outer)),
  );

  expect(outer.waiting).toHaveLength(10);
  expect(inner.waiting).toEqual(["inner-0", "inner-1"]);
  if (page.kind !== "page") throw new Error("the home page is a page of widgets");
  expect(Object.values(page.view.widgets).map(({ type }) => type)).toEqual(widgets.map(({ type }) => type));
});
