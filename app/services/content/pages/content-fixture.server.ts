import { createRequestContext } from "~/composition/requests/create-request-context.server";
import type { TemplateHead } from "~/models/content/templates/template";
import { templateHeadSchema } from "~/models/content/templates/template";
import { widgetContentSchema } from "~/models/content/widgets/widget-content-schema";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { menus, slugs, templates, widgetContents } from "~/tables/content/content";
import { CatalogueIndexes } from "../../catalogue/index/catalogue-indexes.server";
import { MessageStreams } from "../../conversations/inbox/message-streams.server";
import { PostalPlaces } from "../../marketplace/postal-places.server";
import { SearchCounts } from "../../numbers/search-counts.server";
import { readConfig } from "../../platform/config/read-config.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { DataCache } from "../../shops/changes/data-cache.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { PageEditors } from "../builder/page-editors.server";
import { AddressCounts } from "../tracking/address-counts.server";

/** Key that signs preview links in tests. */
export const testSecret = "a secret of the tests";

/** A template of a test's shop; `head` as a template file has it. Answers its id. */
export async function addTemplate(
  ctx: ShopContext,
  head: Partial<TemplateHead> & { name: string },
  renderHtml = "<p>Hello</p>",
): Promise<number> {
  const whole = templateHeadSchema.parse(head);
  const [row] = await byTest(ctx.db, (db) =>
    db
      .insert(templates)
      .values({
        ...shopKey(ctx),
        name: whole.name,
        entityType: whole.entity_type,
        slug: whole.slug,
        layout: whole.layout,
        renderHtml,
        seoCrawlerSetting: whole.seo_crawler_setting,
        headerName: whole.header,
        footerName: whole.footer,
        isPrimary: whole.is_primary,
        is404Page: whole.is_404_page,
        staticType: whole.static_type,
        isPreviewOnly: whole.preview_only,
      })
      .returning({ id: templates.id }),
  );
  if (!row) throw new Error("template was not written");
  if (whole.entity_type === "page" && whole.slug)
    await ctx.db.insert(slugs).values({ ...shopKey(ctx), slug: whole.slug, kind: "page", targetId: row.id });
  return row.id;
}

/** Content of a widget, as a widget file has it. */
export async function addWidget(
  ctx: ShopContext,
  attributeName: string,
  content: { type: string; props?: WidgetContent["props"]; items?: Record<string, string>[] },
): Promise<void> {
  const row = { ...shopKey(ctx), attributeName, content: widgetContentSchema.parse(content) };
  await byTest(ctx.db, (db) => db.insert(widgetContents).values(row));
}

/** A menu with one link. */
export async function addMenu(ctx: ShopContext, id: string, label = "Kitchen"): Promise<void> {
  const items = [{ label, url: "/kitchen", items: [] }];
  await byTest(ctx.db, (db) => db.insert(menus).values({ ...shopKey(ctx), id, name: id, items }));
}

/** A placeholder for a widget. */
export const placeholder = (type: string, attributeName: string) =>
  `<div data-widget="${type}" data-attribute="${attributeName}"></div>`;

/** The context of a request to a test's shop, with what the page says of itself. */
export function openRequest(ctx: ShopContext, url = "https://harbor.example/", data?: DataCache) {
  const parts = {
    config: readConfig({ NODE_ENV: "test" }),
    db: ctx.db,
    log: ctx.log,
    now: ctx.now,
    secret: testSecret,
    box: testBox,
    data: data ?? new DataCache(() => ctx.now().getTime(), 1_000_000),
    catalogue: new CatalogueIndexes({ db: ctx.db, log: ctx.log, onChange: () => {} }),
    places: new PostalPlaces(),
    messageStreams: new MessageStreams(Date.now),
    pageEditors: new PageEditors(Date.now),
    addressCounts: new AddressCounts(ctx),
    searchCounts: new SearchCounts(ctx),
    originOf: () => "https://harbor.example",
    fileStore: createDiskStore("/nowhere"),
  };
  const request = new Request(url);
  const { context, notes } = createRequestContext(parts, request, ctx.shop, "request-1");
  context.visitor = async () => anonymousVisitor;
  return { context, notes, request };
}
