import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { categoryRecords } from "../../catalogue/categories/category-records.server";
import { addCategory, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addShop } from "../../catalogue/products/seller-fixture.server";
import { DataCache } from "../../shops/changes/data-cache.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { publishRecordDraft } from "../../shops/drafts/publish-record-draft.server";
import { saveRecordDraft } from "../../shops/drafts/save-record-draft.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { addTemplate, openRequest } from "../pages/content-fixture.server";
import { templateRecords } from "../templates/template-records.server";
import type { WidgetKit } from "../widgets/widget-kit";
import { loadAround } from "./load-around.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const kit: WidgetKit = {
  declarations: {},
  hydrationOf: () => "all",
  loaders: {},
  check: () => ({ props: {}, items: [] }),
};
const around = (trail: string[] = [], data?: DataCache) =>
  loadAround(openRequest(ctx, undefined, data).context, { kind: "product", trail }, kit);

test("without a template a page is as it is (rule templates-12)", async () => {
  await addTemplate(ctx, { name: "Hidden", entity_type: "product", preview_only: true });
  await addTemplate(ctx, { name: "Lists", entity_type: "category" });
  expect(await around()).toEqual({});
});

test("the template of its category stands around a product, with its place (rule templates-12)", async () => {
  await addTemplate(ctx, { name: "All", entity_type: "product" }, "<p>all</p>");
  await addTemplate(
    ctx,
    { name: "Lamps", entity_type: "product", slug: "lamps", layout: "no-layout" },
    '<p>lamps</p><div data-widget="main-part"></div>',
  );
  const [all, lamps] = [await around(["tables"]), await around(["home", "lamps"])];
  expect(all.around?.view.tree).toMatchObject([{ type: "main-part" }, { tag: "p" }]);
  expect(all.shell).toBeUndefined();
  expect(lamps.around?.view.tree).toMatchObject([{ tag: "p" }, { type: "main-part" }]);
  expect(lamps.shell).toEqual({ layout: "no-layout", header: null, footer: null });
});

test("that there is none is remembered, until one is written (rule templates-12)", async () => {
  const data = new DataCache(() => ctx.now().getTime(), 1_000_000);
  await around([], data);
  await addTemplate(ctx, { name: "Unheard", entity_type: "product" });
  expect(await around([], data)).toEqual({});
  await changeRecord(ctx, templateRecords, { name: "product/All", typed: { html: "<p>all</p>" } });
  data.purge(ctx.shop.id, ["shop"]);
  expect((await around([], data)).around).toBeDefined();
});

describe("when its category gets another slug (rule templates-12)", () => {
  const name = "product/Lamps";
  const rename = () =>
    changeRecord(ctx, categoryRecords, { name: "lamps", typed: { slug: "lights", name: "Lights" } });

  beforeEach(async () => {
    await addCategory(ctx, "lamps");
    await changeRecord(ctx, templateRecords, { name, typed: { slug: "lamps", html: "<p>lamps</p>" } });
  });

  test("the template goes with it, in all shops of the business", async () => {
    const market = await addShop(ctx, { type: "marketplace" });
    await changeRecord(market, templateRecords, { name, typed: { slug: "lamps", html: "<p>lamps</p>" } });
    await addTemplate(ctx, { name: "Lamps", slug: "lamps" });
    await rename();
    const slugs = [ctx, market].map(async (one) => (await templateRecords.read(one, name, false))?.slug);
    expect(await Promise.all(slugs)).toEqual(["lights", "lights"]);
    expect((await templateRecords.read(ctx, "page/Lamps", false))?.slug).toBe("lamps");
    expect((await around(["lights"])).around).toBeDefined();
  });

  test("its draft goes along and can be published", async () => {
    const typed = { slug: "lamps", html: "<p>new</p>" };
    await saveRecordDraft(ctx, templateRecords, { name, typed });
    await rename();
    await publishRecordDraft(ctx, templateRecords, name);
    expect(await templateRecords.read(ctx, name, false)).toMatchObject({
      slug: "lights",
      html: "<p>new</p>",
    });
  });
});
