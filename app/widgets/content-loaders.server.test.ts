import { beforeEach, describe, expect, test } from "vitest";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { TemplateView } from "~/models/content/templates/template-view";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import {
  addCategory,
  addProduct,
  openTestShop,
} from "~/services/catalogue/products/catalogue-fixture.server";
import {
  addTemplate,
  addWidget,
  openRequest,
  placeholder,
} from "~/services/content/pages/content-fixture.server";
import { loadCmsPage } from "~/services/content/pages/load-cms-page.server";
import { loadTemplateView } from "~/services/content/pages/load-template-view.server";
import { findTemplate } from "~/services/content/templates/find-template.server";
import { widgetContext } from "~/services/content/widgets/widget-context.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { withTestDatabase } from "../../tests/support/databases/with-test-database";
import { widgetKit } from "./widget-kit.server";

/** All widgets, with everything in the page's data. */
const kit = { ...widgetKit, hydrationOf: () => "all" as const };

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

type Content = Parameters<typeof addWidget>[2];

/** The data of a widget on a page, for a visitor who may be signed in. */
async function loaded(content: Content, customer?: Partial<VisitorCustomer>): Promise<unknown> {
  const view = await shown(content, { customer });
  return Object.values(view.widgets)[0]?.data;
}

/** A page with one widget on it. */
async function shown(
  content: Content,
  { customer, isPreview }: { customer?: Partial<VisitorCustomer> | undefined; isPreview?: boolean },
): Promise<TemplateView> {
  await addWidget(ctx, "it", content);
  const id = await addTemplate(ctx, { name: "page" }, placeholder(content.type, "it"));
  const template = await findTemplate(ctx, { id });
  if (!template) throw new Error("the page was not written");
  const known = await widgetContext(openRequest(ctx).context);
  const visitor = customer ? { ...known.visitor, customer: customer as VisitorCustomer } : known.visitor;
  return loadTemplateView({ ...known, visitor, isPreview: isPreview ?? false }, template, kit);
}
const skusOf = (data: unknown) => (data as ProductCardView[]).map((card) => card.sku);

describe("a block", () => {
  test("is the template with its name, including its widgets", async () => {
    await addWidget(ctx, "note", { type: "simple-text", items: [{ textContent: "Free shipping" }] });
    await addTemplate(ctx, { name: "delivery", entity_type: "block" }, placeholder("simple-text", "note"));
    const data = await loaded({ type: "block", props: { template: "delivery" } });
    expect(data).toMatchObject({
      tree: [{ kind: "widget", type: "simple-text" }],
      widgets: { "simple-text:note": { type: "simple-text" } },
    });
  });

  test("with an unknown name is left out, and the preview says so", async () => {
    const view = await shown({ type: "block", props: { template: "gone" } }, { isPreview: true });
    expect(view.widgets).toEqual({});
    expect(Object.values(view.notes ?? {})).toEqual(['block "it": No Template Found!!']);
  });

  test("may be a form's template", async () => {
    await addTemplate(ctx, { name: "letter", entity_type: "form" }, "<p>write to us</p>");
    expect(
      await loaded({ type: "form-placeholder", props: { source: "form", template: "letter" } }),
    ).toMatchObject({ tree: [{ html: { data: "write to us" } }] });
  });

  test("may be the shop's footer", async () => {
    await addTemplate(ctx, { name: "Footer", entity_type: "footer" }, "<p>the end</p>");
    expect(await loaded({ type: "block", props: { source: "footer" } })).toMatchObject({
      tree: [{ html: { data: "the end" } }],
    });
  });

  test("that contains itself ends", async () => {
    await addWidget(ctx, "again", { type: "block", props: { template: "mirror" } });
    await addTemplate(ctx, { name: "mirror", entity_type: "block" }, placeholder("block", "again"));
    expect(await loaded({ type: "block", props: { template: "mirror" } })).toMatchObject({
      tree: [{ kind: "widget" }],
    });
  });

  test("shows four nested templates, but not a fifth", async () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const next = `shelf-${level + 1}`;
      await addWidget(ctx, next, { type: "block", props: { template: next } });
      await addTemplate(ctx, { name: `shelf-${level}`, entity_type: "block" }, placeholder("block", next));
    }
    const page = await shown({ type: "block", props: { template: "shelf-1" } }, {});
    expect(blocksInside(page)).toBe(4);
  });
});

/** Number of nested templates. */
function blocksInside(view: TemplateView): number {
  const [inner] = Object.values(view.widgets);
  return inner ? 1 + blocksInside(inner.data as TemplateView) : 0;
}

describe("products", () => {
  beforeEach(async () => {
    await addProduct(ctx, "MUG");
    await addProduct(ctx, "PAN");
    await addProduct(ctx, "POT");
  });

  test("of a list are those of all its groups, each once", async () => {
    const items = [{ productsSku: "POT, MUG" }, { productsSku: "MUG|GONE" }];
    expect(skusOf(await loaded({ type: "product-list", items }))).toEqual(["POT", "MUG"]);
  });

  test("of a list without SKUs are none", async () => {
    expect(await loaded({ type: "product-list", items: [{ groupTitle: "Empty" }] })).toEqual([]);
  });

  test("of a slider are the owner's if the item says so", async () => {
    const items = [{ sliderUseTemplateSetting: "false", productsSelection: "manual", skus: "PAN" }];
    expect(skusOf(await loaded({ type: "product-slider", items }))).toEqual(["PAN"]);
  });

  test("of a disabled slider are not loaded", async () => {
    expect(await loaded({ type: "product-slider", items: [{ sliderEnabled: "false" }] })).toBeNull();
  });

  test("of a card are the one it names", async () => {
    expect(await loaded({ type: "product-card", props: { sku: "PAN" } })).toMatchObject({ sku: "PAN" });
  });

  test("of a card with another shop's product are none", async () => {
    const other = await openTestShop(database.db);
    await addProduct(other, "ELSEWHERE");
    expect(await loaded({ type: "product-card", props: { sku: "ELSEWHERE" } })).toBeNull();
  });
});

describe("tiles of the largest categories (rule widgets-17)", () => {
  const tiles = { type: "partial-banner", props: { fillWith: "largest-categories" } };
  const images = (name: string) => [{ url: `/media/${name}`, alt: "", width: 10, height: 10 }];

  test("show a picture of a product each, the largest first", async () => {
    const [cups, lamps] = [await addCategory(ctx, "cups"), await addCategory(ctx, "lamps")];
    await addProduct(ctx, "CUP", { in: cups, images: images("cup") });
    await addProduct(ctx, "LAMP-1", { in: lamps, images: images("lamp") });
    await addProduct(ctx, "LAMP-2", { in: lamps });
    expect(await loaded(tiles)).toMatchObject([
      { bannerTitle: "LAMPS", bannerImageUrl: "/lamps", bannerImage: { url: "/media/lamp" } },
      { bannerTitle: "CUPS", bannerImageUrl: "/cups" },
    ]);
  });

  test("are none in a shop without categories", async () => {
    expect(await loaded(tiles)).toEqual([]);
  });

  test("give way to those its owner wrote", async () => {
    expect(await loaded({ ...tiles, items: [{ bannerTitle: "Mine" }] })).toBeNull();
  });
});

describe("a popup for customers", () => {
  const popup = { type: "popup", props: { loggedInOnly: true }, items: [{ title: "Welcome back" }] };

  test("is not shown to guests", async () => {
    expect(await loaded(popup)).toEqual({ mayShow: false });
  });

  test("is shown to customers", async () => {
    expect(await loaded(popup, { id: 1 })).toEqual({ mayShow: true });
  });
});

describe("optional content", () => {
  const optionalContent = { title: "Which size?", sub_title: "", description: "<p>Measure.</p>", show: true };

  test("is that of its category", async () => {
    await addCategory(ctx, "rugs", undefined, { optionalContent });
    expect(await loaded({ type: "optional-content", props: { categorySlug: "rugs" } })).toEqual(
      optionalContent,
    );
  });

  test("that is hidden is not sent to browsers", async () => {
    await addCategory(ctx, "rugs", undefined, { optionalContent: { ...optionalContent, show: false } });
    expect(await loaded({ type: "optional-content", props: { categorySlug: "rugs" } })).toBeNull();
  });

  test("of an inactive category is not shown", async () => {
    await addCategory(ctx, "rugs", undefined, { optionalContent, isActive: false });
    expect(await loaded({ type: "optional-content", props: { categorySlug: "rugs" } })).toBeNull();
  });
});

describe("the scripts of an embed", () => {
  const scriptsOf = async (props: Record<string, unknown>) => {
    await addWidget(ctx, "it", {
      type: "embed-code",
      props,
      items: [{ embedCodeTextarea: "<script>count()</script>" }],
    });
    const id = await addTemplate(ctx, { name: "page" }, placeholder("embed-code", "it"));
    const { context } = openRequest(ctx);
    await loadCmsPage(context, id, kit);
    return context.pageSources();
  };
  test("are the page's own without a frame", async () => {
    expect(await scriptsOf({ useIframe: false })).toHaveLength(1);
  });
  test("do not belong to the page within a frame", async () => {
    expect(await scriptsOf({})).toEqual([]);
  });
});

test("the preview lists properties that a widget can't use", async () => {
  const view = await shown({ type: "product-slider", props: { maxProducts: "many" } }, { isPreview: true });
  expect(view.hints).toEqual([
    'product-slider "it": its property maxProducts can’t be "many"; 10 is used: use a whole number from 1 to 24',
  ]);
});
