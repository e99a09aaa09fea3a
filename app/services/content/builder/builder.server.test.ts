import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { listRecordDrafts } from "../../shops/drafts/list-record-drafts.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { templateRecords } from "../templates/template-records.server";
import { widgetRecords } from "../widgets/widget-records.server";
import { buildPage, type PageBuild } from "./build-page.server";
import { findBuiltVersion } from "./find-built-version.server";
import { listFormerPages, restoreFormerPage } from "./former-pages.server";
import { discardPage, publishPage } from "./publish-page.server";
import { readBuiltPage } from "./read-built-page.server";
import { savePageStep } from "./save-page-step.server";
import { startPage } from "./start-page.server";
import { takeDownDuePage, takeDownPage } from "./take-down-page.server";
import { undoPageStep } from "./undo-page-step.server";

const database = withTestDatabase();
const name = "page/Home";
const html = `<div data-widget="simple-text" data-attribute="words"></div>\n<p>Oak</p>\n`;
let ctx: ShopContext;

const content = (text: string) => ({ type: "simple-text", props: {}, items: [{ textContent: text }] });

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await changeRecord(ctx, templateRecords, { name, typed: { html, slug: "home" } });
  await changeRecord(ctx, widgetRecords, { name: "words", typed: content("Hello") });
});

const read = () => readBuiltPage(ctx, name);
const build = async (act: PageBuild) => buildPage(ctx, name, (await read()).structure, act);
const write = (text: string) =>
  savePageStep(ctx, name, [{ kind: "widget", name: "words", record: content(text) }]);
const publishedHtml = async () => (await templateRecords.read(ctx, name, false))?.html;
const publishedText = async () =>
  (await widgetRecords.read(ctx, "words", false))?.items[0]?.textContent?.value;
const text = async () => (await read()).contents.get("words")?.items[0]?.textContent?.value;

describe("two at once in one widget (rule builder-3)", () => {
  it("keep the first one's words: the other is refused, with them", async () => {
    const made = recordVersion((await read()).contents.get("words"));
    const typed = (said: string) =>
      savePageStep(ctx, name, [{ kind: "widget", name: "words", record: content(said), made }]);
    const done = await Promise.allSettled([typed("One"), typed("Two")]);
    const kept = await text();
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(done.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { status: 409, current: { items: [{ textContent: { value: kept } }] } },
    });
  });
});

describe("building a page (rules builder-3, builder-5)", () => {
  it("changes its draft, and nothing that shoppers see", async () => {
    expect(await build({ act: "down", block: "0" })).toBe("1");
    await write("Good day");
    expect((await read()).record.html).toBe(
      `<p>Oak</p>\n<div data-widget="simple-text" data-attribute="words"></div>\n`,
    );
    expect([await publishedHtml(), await publishedText(), await text()]).toEqual([html, "Hello", "Good day"]);
  });

  it("puts a piece of the palette in, whose widgets get free names", async () => {
    await build({ act: "add", entry: "widget:simple-text", to: { into: "", index: 1 } });
    await build({ act: "add", entry: "widget:simple-text", to: { into: "", index: 1 } });
    expect([...(await read()).contents.keys()]).toEqual(["words", "simple-text-2", "simple-text"]);
  });

  it("doubles a block with what it shows", async () => {
    await build({ act: "duplicate", block: "0" });
    const { contents } = await read();
    expect(contents.get("words-2")).toEqual(contents.get("words"));
  });

  it("refuses to double the page's own part (rule templates-12)", async () => {
    const around = "product/All";
    await changeRecord(ctx, templateRecords, {
      name: around,
      typed: { html: '<div data-widget="main-part"></div>' },
    });
    const { structure } = await readBuiltPage(ctx, around);
    await expect(buildPage(ctx, around, structure, { act: "duplicate", block: "0" })).rejects.toThrow(
      "stands here already",
    );
  });

  it("refuses what was made to another version", async () => {
    const { structure } = await read();
    await write("Good day");
    await buildPage(ctx, name, structure, { act: "down", block: "0" });
    await expect(buildPage(ctx, name, structure, { act: "remove", block: "0" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("refuses what has no place to go", async () => {
    await expect(build({ act: "up", block: "0" })).rejects.toMatchObject({ code: "invalid" });
    await expect(
      build({ act: "add", entry: "widget:none", to: { into: "", index: 0 } }),
    ).rejects.toMatchObject({
      code: "invalid",
    });
  });
});

it("the version that a panel was opened at is found among steps and published ones (rule office-7)", async () => {
  const find = (version: string) => findBuiltVersion(ctx, name, { kind: "widget", name: "words" }, version);
  const versionNow = async () => recordVersion((await read()).contents.get("words"));
  const published = await versionNow();
  await build({ act: "down", block: "0" });
  await write("Good day");
  const drafted = await versionNow();
  await build({ act: "up", block: "1" });
  await write("Good night");
  const says = async (version: string) => JSON.stringify(await find(version));
  expect(await says(published)).toContain("Hello");
  expect(await says(drafted)).toContain("Good day");
  expect(await find("none")).toBeUndefined();
});

describe("steps (rule builder-6)", () => {
  it("are taken back and done again, to the first one", async () => {
    await build({ act: "remove", block: "1" });
    await write("Good day");
    await undoPageStep(ctx, name, "undo");
    await undoPageStep(ctx, name, "undo");
    const page = await read();
    expect([page.record.html, page.drafts.size, page.canUndo, page.canRedo]).toEqual([html, 0, false, true]);
    await undoPageStep(ctx, name, "redo");
    await undoPageStep(ctx, name, "redo");
    expect([(await read()).blocks.length, await text()]).toEqual([1, "Good day"]);
    await expect(undoPageStep(ctx, name, "redo")).rejects.toMatchObject({ code: "conflict" });
  });

  it("of typing in one widget are one", async () => {
    await write("Good");
    await write("Good day");
    await undoPageStep(ctx, name, "undo");
    expect(await text()).toBe("Hello");
  });
});

it("a step taken back after the page was renamed overwrites nothing (rule builder-6)", async () => {
  await build({ act: "down", block: "0" });
  await build({ act: "remove", block: "0" });
  await changeRecord(ctx, templateRecords, { name, typed: { html, slug: "house" } });
  await expect(undoPageStep(ctx, name, "undo")).rejects.toMatchObject({ code: "conflict" });
  await discardPage(ctx, name);
  expect((await read()).record).toMatchObject({ html, slug: "house" });
});

it("a step done again after the page was renamed overwrites nothing (rule builder-6)", async () => {
  await build({ act: "down", block: "0" });
  await undoPageStep(ctx, name, "undo");
  await changeRecord(ctx, templateRecords, { name, typed: { html, slug: "house" } });
  await expect(undoPageStep(ctx, name, "redo")).rejects.toMatchObject({ code: "conflict" });
  expect((await read()).record).toMatchObject({ html, slug: "house" });
});

it("a page that begins with text has its name for its heading, as one begun with a banner has the banner (rule builder-10)", async () => {
  const begun = async (name: string, from: string) => {
    const typed = { name, entity_type: "page", slug: name.toLowerCase().replace(/\W+/g, "-"), html: "" };
    const page = await startPage(ctx, templateRecords.check(`page/${name}`, typed, ctx), from);
    return (await readBuiltPage(ctx, page)).record.html;
  };
  expect(await begun("Who & where", "about")).toMatch(
    /^<section class="wide beside">\n {2}<div class="prose">\n {4}<h1>Who &amp; where<\/h1>/,
  );
  expect(await begun("Autumn", "landing")).not.toContain("<h1>");
});

describe("publishing (rule builder-7)", () => {
  it("puts the page and its widgets out together", async () => {
    await build({ act: "add", entry: "section:reviews", to: { into: "", index: 0 } });
    await write("Good day");
    await publishPage(ctx, name, null);
    expect(await publishedText()).toBe("Good day");
    expect(await widgetRecords.read(ctx, "voices", false)).toMatchObject({ type: "text-content" });
    const page = await read();
    expect([page.drafts.size, page.canUndo, page.record.html]).toEqual([0, false, await publishedHtml()]);
  });

  it("leaves nothing of widgets that were put in and taken out again", async () => {
    await build({ act: "add", entry: "section:reviews", to: { into: "", index: 0 } });
    await build({ act: "remove", block: "0" });
    const names = async () =>
      (await listRecordDrafts(ctx, null, { after: null, limit: 10 })).map((draft) => draft.name);
    expect(await names()).toEqual([name, "voices"]);
    await publishPage(ctx, name, null);
    expect(await names()).toEqual([]);
  });

  it("leaves the page that its owner would have written by hand, and nothing more", async () => {
    const piece = '<div data-widget="simple-text" data-attribute="simple-text"></div>';
    await build({ act: "add", entry: "widget:simple-text", to: { into: "", index: 1 } });
    await build({ act: "attributes", block: "2", values: { "data-hide-on": "phone" } });
    await build({ act: "attributes", block: "2", values: { "data-hide-on": "" } });
    await build({ act: "down", block: "1" });
    await publishPage(ctx, name, null);
    const [first = "", words = ""] = html.split("\n");
    expect((await publishedHtml())?.replace(/\s/g, "")).toBe(
      [first, words, piece].join("").replace(/\s/g, ""),
    );
  });

  it("waits for its moment", async () => {
    await write("Good day");
    const at = new Date(ctx.now().getTime() + 60_000);
    await publishPage(ctx, name, at);
    expect([(await read()).publishAt, await publishedText()]).toEqual([at, "Hello"]);
  });

  it("overwrites nothing that was published meanwhile", async () => {
    await write("Good day");
    await changeRecord(ctx, widgetRecords, { name: "words", typed: content("Hi") });
    await expect(publishPage(ctx, name, null)).rejects.toMatchObject({ code: "conflict" });
    expect(await publishedText()).toBe("Hi");
  });

  it("is refused where nothing was changed, as is throwing it away", async () => {
    await expect(publishPage(ctx, name, null)).rejects.toMatchObject({ code: "conflict" });
    await write("Good day");
    await discardPage(ctx, name);
    expect([await text(), (await read()).canUndo]).toEqual(["Hello", false]);
  });
});

describe("taking down (rule builder-9)", () => {
  it("happens at its moment, and not before", async () => {
    const at = new Date(ctx.now().getTime() + 60_000);
    await takeDownPage(ctx, name, at);
    const { templateId } = await read();
    await takeDownDuePage(ctx, templateId ?? 0);
    expect(await templateRecords.read(ctx, name, false)).toMatchObject({ preview_only: false });
    const actor = acting({ kind: "job", tenantId: ctx.tenant.id, name: "take-down-page" });
    await takeDownDuePage({ ...ctx, actor, now: () => at }, templateId ?? 0);
    expect(await templateRecords.read(ctx, name, false)).toMatchObject({ preview_only: true });
    expect((await read()).takeDownAt).toBeNull();
  });

  it("is refused for a moment that is over", async () => {
    await expect(takeDownPage(ctx, name, new Date(0))).rejects.toMatchObject({
      code: "invalid",
      field: "at",
    });
  });
});

it("a page is made anew when a block of it begins or ends (rule builder-13)", async () => {
  const timed = html.replace("<p>", '<p data-from="2999-01-01T00:00" data-until="2000-01-01T00:00">');
  await changeRecord(ctx, templateRecords, { name, typed: { html: timed, slug: "home" } });
  const { templateId } = await read();
  const { rows } = await ctx.db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where key like ${`renew:${templateId}:%`}`,
  );
  expect(rows).toHaveLength(1);
});

describe("earlier versions (rule builder-27)", () => {
  it("of page and widgets together come back as drafts", async () => {
    await write("Good day");
    await build({ act: "down", block: "0" });
    await publishPage(ctx, name, null);
    await write("Good night");
    await publishPage(ctx, name, null);
    const versions = await listFormerPages(ctx, await read());
    expect(versions.map(({ changes }) => changes.map((one) => one.name))).toEqual([
      ["words"],
      [name, "words"],
    ]);
    const [, second] = versions;
    await restoreFormerPage(ctx, name, second?.moment ?? "");
    expect([await text(), (await read()).record.html]).toEqual(["Hello", html]);
    expect([await publishedText(), (await read()).canUndo]).toEqual(["Good night", true]);
    await undoPageStep(ctx, name, "undo");
    expect([await text(), (await read()).drafts.size]).toEqual(["Good night", 0]);
  });

  it("are refused where they are not kept, or are what is there", async () => {
    await expect(restoreFormerPage(ctx, name, new Date(0).toISOString())).rejects.toMatchObject({
      code: "not_found",
    });
    await write("Good day");
    await publishPage(ctx, name, null);
    const [last] = await listFormerPages(ctx, await read());
    await restoreFormerPage(ctx, name, last?.moment ?? "");
    await expect(restoreFormerPage(ctx, name, last?.moment ?? "")).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
