import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sellersPageName } from "~/models/content/blocks/sellers-page";
import type { Actor } from "~/models/shops/actors/actor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { buildPage } from "../builder/build-page.server";
import { listFormerPages, restoreFormerPage } from "../builder/former-pages.server";
import { publishPage } from "../builder/publish-page.server";
import { readBuiltPage } from "../builder/read-built-page.server";
import { type PageChange, savePageStep } from "../builder/save-page-step.server";
import { takeDownDuePage, takeDownPage } from "../builder/take-down-page.server";
import { undoPageStep } from "../builder/undo-page-step.server";
import { templateRecords } from "../templates/template-records.server";
import { widgetRecords } from "../widgets/widget-records.server";
import { inSellersPage, startSellersPage } from "./open-sellers-page.server";

const database = withTestDatabase();
const own = sellersPageName("potter");
let market: ShopContext;
let potter: ShopContext;
let weaver: ShopContext;

const text = (html: string) => ({ type: "simple-text", props: {}, items: [{ textContent: html }] });

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  const house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  const staffOf = async (code: string, staffId: number): Promise<ShopContext> => {
    const sellerId = await addSeller(market, code, {});
    const actor: Actor = {
      kind: "seller-staff",
      tenantId: market.tenant.id,
      staffId,
      sellerId,
      roles: ["staff"],
    };
    return inSellersPage({ ...market, shop: { ...market.shop, sellerId }, actor: acting(actor) });
  };
  potter = await staffOf("potter", 1);
  weaver = await staffOf("potter-2", 2);
  await startSellersPage(potter);
  await changeRecord(market, templateRecords, {
    name: "page/Home",
    typed: { html: "<p>Home</p>", slug: "home" },
  });
  await changeRecord(market, widgetRecords, { name: "words", typed: text("<p>Ours</p>") });
});

const add = async (ctx: ShopContext, entry: string) =>
  buildPage(ctx, own, (await readBuiltPage(ctx, own)).structure, {
    act: "add",
    entry,
    to: { into: "", index: 0 },
  });
const write = (ctx: ShopContext, change: PageChange) => savePageStep(ctx, own, [change]);
const page = (html: string): PageChange => ({ kind: "template", name: own, record: { html } });

describe("a seller's page at a marketplace (rule sellers-23)", () => {
  it("is built of widgets under the seller's own names, and published", async () => {
    await add(potter, "widget:simple-text");
    const name = "seller.potter.simple-text";
    await write(potter, { kind: "widget", name, record: text("<h2>Clay</h2>") });
    await publishPage(potter, own, null);
    expect(await templateRecords.read(market, own, false)).toMatchObject({
      slug: null,
      html: expect.stringContaining(`data-attribute="${name}"`),
    });
    expect(await widgetRecords.read(market, name, false)).toMatchObject({
      items: [{ textContent: { value: "<h2>Clay</h2>" } }],
    });
  });

  it("is not begun twice, and shows at first what it showed", async () => {
    await startSellersPage(potter);
    expect((await readBuiltPage(potter, own)).record.html).toBe('<div data-widget="main-part"></div>\n');
  });

  it("is taken down at its moment, and is what it was before a publishing", async () => {
    await write(potter, page("<p>Clay</p>"));
    await publishPage(potter, own, null);
    const at = new Date(market.now().getTime() + 60_000);
    await takeDownPage(potter, own, at);
    const job = acting({ kind: "job", tenantId: market.tenant.id, name: "take-down-page" });
    const { templateId } = await readBuiltPage(potter, own);
    await takeDownDuePage({ ...market, actor: job, now: () => at }, templateId ?? 0);
    expect(await templateRecords.read(market, own, false)).toMatchObject({ preview_only: true });
    const versions = await listFormerPages(potter, await readBuiltPage(potter, own));
    expect(versions).toHaveLength(2);
    await restoreFormerPage(potter, own, versions[1]?.moment ?? "");
    expect((await readBuiltPage(potter, own)).record.html).toContain("main-part");
    await publishPage(potter, own, null);
    expect(await templateRecords.read(market, own, false)).toMatchObject({ preview_only: false });
  });

  it("leads to no other page", async () => {
    for (const name of ["page/Home", "seller/All", sellersPageName("potter-2"), "seller_page/potter/x"]) {
      const forbidden = { code: "forbidden" };
      await expect(readBuiltPage(potter, name)).rejects.toMatchObject(forbidden);
      await expect(takeDownPage(potter, name, null)).rejects.toMatchObject(forbidden);
      await expect(undoPageStep(potter, name, "undo")).rejects.toMatchObject(forbidden);
      await expect(restoreFormerPage(potter, name, new Date(0).toISOString())).rejects.toMatchObject(
        forbidden,
      );
      await expect(publishPage(potter, name, null)).rejects.toMatchObject(forbidden);
      const change: PageChange = { kind: "template", name, record: { html: "<p>Mine</p>" } };
      await expect(savePageStep(potter, name, [change])).rejects.toMatchObject(forbidden);
      await expect(write(potter, change)).rejects.toMatchObject(forbidden);
    }
  });

  it("is not another seller's, whose code begins the same", async () => {
    await expect(readBuiltPage(weaver, own)).rejects.toMatchObject({ code: "forbidden" });
    const change: PageChange = { kind: "widget", name: "seller.potter.words", record: text("<p>Theirs</p>") };
    await expect(write(weaver, change)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("changes no widget of the shop, and places none", async () => {
    await expect(
      write(potter, { kind: "widget", name: "words", record: text("<p>Mine</p>") }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      write(potter, page('<div data-widget="simple-text" data-attribute="words"></div>')),
    ).rejects.toMatchObject({ code: "invalid", field: "html" });
  });

  it("takes no widget that is not for sellers", async () => {
    await expect(add(potter, "widget:embed-code")).rejects.toMatchObject({ code: "invalid" });
    const record = {
      type: "embed-code",
      props: { useIframe: false },
      items: [{ embedCodeTextarea: "<b>1</b>" }],
    };
    await expect(write(potter, { kind: "widget", name: "seller.potter.code", record })).rejects.toMatchObject(
      { code: "invalid" },
    );
  });

  it("takes no code, in its HTML or in a widget's", async () => {
    const html = '<img src="x" onerror="alert(1)">';
    const widget: PageChange = { kind: "widget", name: "seller.potter.words", record: text(html) };
    await expect(write(potter, page(html))).rejects.toMatchObject({ code: "invalid", field: "html" });
    await expect(write(potter, widget)).rejects.toMatchObject({ code: "invalid" });
  });

  it("keeps its address and its kind", async () => {
    const record = { html: "<p>Clay</p>", slug: "checkout", static_type: "all", is_404_page: true };
    await write(potter, { kind: "template", name: own, record });
    expect((await readBuiltPage(potter, own)).record).toMatchObject({
      slug: null,
      static_type: "",
      is_404_page: false,
      entity_type: "seller_page",
    });
  });
});

it("is there at marketplaces alone, for who may change it (rule sellers-23)", async () => {
  const sellerId = potter.shop.sellerId;
  const shop = { ...potter.shop, type: "essential" as const };
  await expect(inSellersPage({ ...potter, shop })).rejects.toMatchObject({ code: "not_found" });
  const other = { ...potter, shop: { ...potter.shop, sellerId }, actor: weaver.actor };
  await expect(inSellersPage(other)).rejects.toMatchObject({ code: "forbidden" });
  await expect(startSellersPage(other)).rejects.toMatchObject({ code: "forbidden" });
});
