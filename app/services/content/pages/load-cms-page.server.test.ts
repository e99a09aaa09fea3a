import { beforeEach, describe, expect, test } from "vitest";
import { widgetContents } from "~/tables/content/content";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { DataCache } from "../../shops/changes/data-cache.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { saveRecordDraft } from "../../shops/drafts/save-record-draft.server";
import { signPreview } from "../templates/preview-token.server";
import { templateRecords } from "../templates/template-records.server";
import type { WidgetKit } from "../widgets/widget-kit";
import { addTemplate, addWidget, openRequest, placeholder, testSecret } from "./content-fixture.server";
import { loadCmsPage, loadNotFoundPage, loadPreview } from "./load-cms-page.server";
import { loadHomePage } from "./load-home-page.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

/** Knows one widget, whose loader fails where its content says so. */
const kit: WidgetKit = {
  declarations: {},
  hydrationOf: () => "all",
  loaders: {
    "simple-text": async (_ctx, content) => {
      if (content.props.fails) throw new Error("no data");
      return null;
    },
  },
  check: (type, content) =>
    type !== "simple-text"
      ? { problem: "there is no widget of this type" }
      : content
        ? { props: content.props, items: content.items }
        : { problem: "there is no content" },
};

const page = (id: number) => loadCmsPage(openRequest(ctx).context, id, kit);
const previewUrl = (id: number, token: string) =>
  `https://harbor.example/preview?preview=${id}&token=${token}`;
const tokenFor = (templateId: number) =>
  signPreview(testSecret, { shopId: ctx.shop.id, templateId }, ctx.now());

describe("layouts", () => {
  beforeEach(async () => {
    await addTemplate(ctx, { name: "Main", entity_type: "header" }, "<p>main header</p>");
    await addTemplate(ctx, { name: "Slim", entity_type: "checkout_header" }, "<p>slim header</p>");
  });

  test.each(["default", "store"] as const)("%s leaves the frame as it is", async (layout) => {
    expect(await page(await addTemplate(ctx, { name: "A", layout }))).toMatchObject({ shell: undefined });
  });

  test("no-layout has neither header nor footer", async () => {
    expect(await page(await addTemplate(ctx, { name: "A", layout: "no-layout" }))).toMatchObject({
      shell: { header: null, footer: null },
    });
  });

  test("checkout has the checkout's header", async () => {
    expect(await page(await addTemplate(ctx, { name: "A", layout: "checkout" }))).toMatchObject({
      shell: { layout: "checkout", header: { tree: [{ html: { data: "slim header" } }] }, footer: null },
    });
  });

  test("a page has the header it names", async () => {
    await addTemplate(ctx, { name: "Winter", entity_type: "header" }, "<p>winter header</p>");
    expect(await page(await addTemplate(ctx, { name: "A", header: "Winter" }))).toMatchObject({
      shell: { header: { tree: [{ html: { data: "winter header" } }] } },
    });
  });

  test("a header that is gone leaves the primary one", async () => {
    await addTemplate(ctx, { name: "New", entity_type: "header", is_primary: true }, "<p>new header</p>");
    expect(await page(await addTemplate(ctx, { name: "A", header: "Gone" }))).toMatchObject({
      shell: { header: { tree: [{ html: { data: "new header" } }] } },
    });
  });
});

describe("pages", () => {
  test("search engines are told what a page's own setting says", async () => {
    const id = await addTemplate(ctx, { name: "Thanks", seo_crawler_setting: "noindex_nofollow" });
    expect(await page(id)).toMatchObject({ meta: { robots: "noindex,nofollow" } });
  });

  test("one flagged as a 404 page answers 404", async () => {
    expect(await page(await addTemplate(ctx, { name: "Sold", is_404_page: true }))).toMatchObject({
      status: 404,
      meta: { robots: "noindex,follow" },
    });
  });

  test("one of static type all is its HTML as written, and its script may run", async () => {
    const html = "<!doctype html><html><body><script>alert(1)</script></body></html>";
    const id = await addTemplate(ctx, { name: "Raw", static_type: "all" }, html);
    const { context } = openRequest(ctx);
    expect(await loadCmsPage(context, id, kit)).toMatchObject({ kind: "document", documentHtml: html });
    expect(context.pageSources()).toHaveLength(1);
  });

  test.each([
    ["<script>alert(1)</script>", true],
    ['<p onclick="x()">a</p>', true],
    ["<style>p { color: red }</style>", true],
    ['<iframe src="https://maps.example/"></iframe>', true],
    ["<p>a</p>", false],
  ])("%s needs a document of its own: %s", async (html, hasSources) => {
    expect(await page(await addTemplate(ctx, { name: "S" }, html))).toMatchObject({ hasSources });
  });

  test("one of static type body stands in a container", async () => {
    expect(await page(await addTemplate(ctx, { name: "B", static_type: "body" }))).toMatchObject({
      isContained: true,
    });
  });

  test("a home page that is not there is 'Template not found'", async () => {
    await expect(loadHomePage(openRequest(ctx).context, kit)).rejects.toMatchObject({
      status: 404,
      statusText: "Template not found",
    });
  });

  test("the not-found page answers 404", async () => {
    await addTemplate(ctx, { name: "404 Page" });
    expect(await loadNotFoundPage(openRequest(ctx).context, kit)).toMatchObject({ status: 404 });
  });
});

describe("widgets that cannot be shown", () => {
  let id: number;
  beforeEach(async () => {
    await addWidget(ctx, "good", { type: "simple-text" });
    await addWidget(ctx, "failing", { type: "simple-text", props: { fails: true } });
    id = await addTemplate(
      ctx,
      { name: "Mixed" },
      placeholder("simple-text", "good") +
        placeholder("hologram", "x") +
        placeholder("simple-text", "missing") +
        placeholder("simple-text", "failing"),
    );
  });

  test("are left out, and the others stand", async () => {
    const found = await page(id);
    expect(found?.kind === "page" && Object.keys(found.view.widgets)).toEqual(["simple-text:good"]);
  });

  test("say nothing to shoppers", async () => {
    const found = await page(id);
    expect(found?.kind === "page" && found.view.notes).toBeUndefined();
  });

  test("tell the owner why in preview", async () => {
    const { context, request } = openRequest(ctx, previewUrl(id, tokenFor(id)));
    const found = await loadPreview(context, request, kit);
    expect(found?.kind === "page" && found.view.notes).toEqual({
      "hologram:x": 'hologram "x": there is no widget of this type',
      "simple-text:missing": 'simple-text "missing": there is no content',
      "simple-text:failing": 'simple-text "failing": its data could not be loaded',
    });
  });
});

test("a template within another that cannot be fetched says so in preview (rule templates-5)", async () => {
  await addWidget(ctx, "note", { type: "block" });
  const id = await addTemplate(ctx, { name: "Outer" }, placeholder("block", "note"));
  const failing: WidgetKit = {
    ...kit,
    loaders: { block: () => Promise.reject(new Error("the line broke")) },
    check: () => ({ props: {}, items: [] }),
  };
  const { context, request } = openRequest(ctx, previewUrl(id, tokenFor(id)));
  const found = await loadPreview(context, request, failing);
  expect(found?.kind === "page" && found.view.notes).toEqual({
    "block:note": 'block "note": An error occurred while fetching the template.',
  });
});

test("a widget's content is read again once it changed", async () => {
  const id = await addTemplate(ctx, { name: "A" }, placeholder("simple-text", "about"));
  await addWidget(ctx, "about", { type: "simple-text", items: [{ textContent: "old" }] });
  const data = new DataCache(Date.now, 1_000_000);
  const shown = async () => {
    const found = await loadCmsPage(openRequest(ctx, "https://harbor.example/", data).context, id, kit);
    return found?.kind === "page" ? found.view.widgets["simple-text:about"]?.items[0]?.textContent : null;
  };
  expect(await shown()).toMatchObject({ value: "old" });
  await byTest(database.db, (db) =>
    db
      .update(widgetContents)
      .set({
        content: { type: "simple-text", props: {}, items: [{ textContent: { value: "new", label: "" } }] },
      })
      .where(ofShop(widgetContents, ctx)),
  );
  expect(await shown()).toMatchObject({ value: "old" });
  data.purge(ctx.shop.id, ["widget:about"]);
  expect(await shown()).toMatchObject({ value: "new" });
});

describe("preview", () => {
  test("tells the owner of malformed HTML; shoppers read nothing of it", async () => {
    const id = await addTemplate(ctx, { name: "Open" }, "<section><p>Hello</p>");
    const { context, request } = openRequest(ctx, previewUrl(id, tokenFor(id)));
    const found = await loadPreview(context, request, kit);
    expect(found?.kind === "page" && found.view.hints).toEqual(["line 1: <section> is never closed"]);
    const shown = await page(id);
    expect(shown?.kind === "page" && shown.view).not.toHaveProperty("hints");
  });

  test("a page for preview alone is shown, and never shared", async () => {
    const id = await addTemplate(ctx, { name: "Gallery", slug: "gallery", preview_only: true });
    const { context, request, notes } = openRequest(ctx, previewUrl(id, tokenFor(id)));
    expect(await loadPreview(context, request, kit)).toMatchObject({ kind: "page", status: 200 });
    expect(notes.isCacheable).toBe(false);
  });

  test("shows the draft of a page, which shoppers do not see (rule owners-5)", async () => {
    const id = await addTemplate(ctx, { name: "About" }, "<p>published</p>");
    const typed = { name: "About", html: "<p>draft</p>" };
    await saveRecordDraft(ctx, templateRecords, { name: "page/About", typed });
    const { context, request } = openRequest(ctx, previewUrl(id, tokenFor(id)));
    const shown = [await loadPreview(context, request, kit), await page(id)];
    expect(shown.map((one) => one?.kind === "page" && one.view.tree)).toMatchObject([
      [{ html: { data: "draft" } }],
      [{ html: { data: "published" } }],
    ]);
  });

  test("a footer of the checkout is shown below the checkout's header", async () => {
    await addTemplate(ctx, { name: "Main", entity_type: "header" }, "<p>main header</p>");
    await addTemplate(ctx, { name: "Slim", entity_type: "checkout_header" }, "<p>slim header</p>");
    const id = await addTemplate(ctx, { name: "Short", entity_type: "checkout_footer" }, "<p>short</p>");
    expect(await page(id)).toMatchObject({
      shell: {
        layout: "checkout",
        header: { tree: [{ html: { data: "slim header" } }] },
        footer: { tree: [{ html: { data: "short" } }] },
      },
    });
  });

  test("a header is shown where it stands", async () => {
    const id = await addTemplate(ctx, { name: "Winter", entity_type: "header" }, "<p>winter</p>");
    const { context, request } = openRequest(ctx, previewUrl(id, tokenFor(id)));
    expect(await loadPreview(context, request, kit)).toMatchObject({
      shell: { header: { tree: [{ html: { data: "winter" } }] } },
    });
  });

  test.each(["", "abc", "1e3", "-1"])("the id %j with a wrong token is 'Template not found'", async (id) => {
    const { context, request } = openRequest(ctx, `https://harbor.example/?preview=${id}&token=x.y`);
    await expect(loadPreview(context, request, kit)).rejects.toMatchObject({ status: 404 });
  });

  test("a token of another template opens nothing", async () => {
    const [id, other] = [await addTemplate(ctx, { name: "A" }), await addTemplate(ctx, { name: "B" })];
    const { context, request } = openRequest(ctx, previewUrl(id, tokenFor(other)));
    await expect(loadPreview(context, request, kit)).rejects.toMatchObject({ status: 404 });
  });

  test("a page without the parameter is no preview", async () => {
    const { context, request } = openRequest(ctx);
    expect(await loadPreview(context, request, kit)).toBeNull();
  });
});

describe("a fault (rule templates-4)", () => {
  const broken: WidgetKit = {
    ...kit,
    check: () => {
      throw new Error("no rule");
    },
  };
  const holder = placeholder("simple-text", "any");

  test("in a header leaves the page without it", async () => {
    await addTemplate(ctx, { name: "Slim", entity_type: "checkout_header" }, holder);
    await addTemplate(ctx, { name: "Slim", entity_type: "checkout_footer" }, "<p>slim footer</p>");
    const id = await addTemplate(ctx, { name: "A", layout: "checkout" });
    expect(await loadCmsPage(openRequest(ctx).context, id, broken)).toMatchObject({
      shell: { header: null, footer: { tree: [{ html: { data: "slim footer" } }] } },
    });
  });

  test("in the not-found page leaves the plain words to say it", async () => {
    await addTemplate(ctx, { name: "404 Page" }, holder);
    expect(await loadNotFoundPage(openRequest(ctx).context, broken)).toBeNull();
  });
});
