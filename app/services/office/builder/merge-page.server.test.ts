import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PartChoice } from "~/models/content/blocks/merge-pieces";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { publishPage } from "../../content/builder/publish-page.server";
import { readBuiltPage } from "../../content/builder/read-built-page.server";
import { savePageStep } from "../../content/builder/save-page-step.server";
import { undoPageStep } from "../../content/builder/undo-page-step.server";
import { templateRecords } from "../../content/templates/template-records.server";
import { widgetRecords } from "../../content/widgets/widget-records.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { mergePage, planPageMerge } from "./merge-page.server";

const database = withTestDatabase();
const name = "page/Home";
const words = '<div data-widget="simple-text" data-attribute="words"></div>';
const html = `${words}\n<section>Oak</section>\n`;
let ctx: ShopContext;

const content = (text: string, props = {}) => ({
  type: "simple-text",
  props,
  items: [{ textContent: text }],
});
const template = (text: string, more = {}) => ({ html: text, slug: "home", ...more });

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await changeRecord(ctx, templateRecords, { name, typed: template(html) });
  await changeRecord(ctx, widgetRecords, { name: "words", typed: content("Hello") });
});

const read = () => readBuiltPage(ctx, name);
const plan = async () => planPageMerge(ctx, await read());
const merge = (...choices: PartChoice[]) => mergePage(ctx, name, null, (place) => choices[place]);
const shown = async () => {
  const { record, contents } = await read();
  return [record.html, contents.get("words")?.items[0]?.textContent?.value];
};

const draftPage = async (record: object) =>
  savePageStep(ctx, name, [{ kind: "template", name, record: { ...(await read()).record, ...record } }]);
const draftWords = (record: unknown) => savePageStep(ctx, name, [{ kind: "widget", name: "words", record }]);
const publishTemplate = (typed: object) => changeRecord(ctx, templateRecords, { name, typed });
const publishWords = (typed: unknown) => changeRecord(ctx, widgetRecords, { name: "words", typed });

describe("a draft and what was published meanwhile (rule builder-29)", () => {
  it("ask for nothing where each changed another part, and are published together then", async () => {
    await draftPage({ html: `<section>Mine</section>\n${html}` });
    await publishTemplate(template(`${html}<section>Theirs</section>\n`, { meta_title: "New" }));
    expect(await plan()).toMatchObject({
      sentences: ["Added: Text “Theirs”."],
      taken: [{ title: "The page", fields: [{ label: "Title for search engines", theirText: "New" }] }],
      asked: [],
    });
    await merge();
    const { record, stale } = await read();
    expect([record.html, record.meta_title, stale]).toEqual([
      `<section>Mine</section>\n${html}<section>Theirs</section>\n`,
      "New",
      [],
    ]);
    await publishPage(ctx, name, null);
    expect((await templateRecords.read(ctx, name, false))?.html).toBe(record.html);
  });

  it.each<[PartChoice, string]>([
    ["mine", "<section>Mine</section>"],
    ["theirs", "<section>Theirs</section>"],
  ])("keep what is chosen of a block that both changed: %s", async (choice, kept) => {
    await draftPage({ html: `${words}\n<section>Mine</section>\n` });
    await publishTemplate(template(`${words}\n<section>Theirs</section>\n`));
    expect((await plan())?.asked).toMatchObject([
      { name: "take[0]", mine: "Text “Mine”", theirs: "Text “Theirs”", canBoth: false },
    ]);
    await merge(choice);
    expect(await shown()).toEqual([`${words}\n${kept}\n`, "Hello"]);
  });

  it("show the HTML of two blocks that say the same", async () => {
    await draftPage({ html: `${words}\n<section data-hide-on="phone">Oak</section>\n` });
    await publishTemplate(template(`${words}\n<section data-hide-on="desktop">Oak</section>\n`));
    expect((await plan())?.asked).toMatchObject([
      {
        mine: '<section data-hide-on="phone">Oak</section>',
        theirs: '<section data-hide-on="desktop">Oak</section>',
      },
    ]);
  });

  it("take both of what was added in one place", async () => {
    await draftPage({ html: `${html}<section>Mine</section>\n` });
    await publishTemplate(template(`${html}<section>Theirs</section>\n`));
    await merge("both");
    expect((await shown())[0]).toBe(`${html}<section>Mine</section>\n<section>Theirs</section>\n`);
  });

  it("are refused where a part has no choice, or one that is not offered, and stay as they were", async () => {
    await draftPage({ html: `${words}\n<section>Mine</section>\n` });
    await publishTemplate(template(`${words}\n<section>Theirs</section>\n`));
    const refusal = { code: "invalid", field: "take[0]" };
    await expect(merge()).rejects.toMatchObject(refusal);
    await expect(merge("both")).rejects.toMatchObject(refusal);
    expect((await read()).stale).toHaveLength(1);
  });

  it("are refused where what was chosen leaves an element open", async () => {
    const around = (text: string) => `<section class="band">\n${text}</section>\n`;
    await publishTemplate(template(around(html)));
    await draftPage({ html });
    await publishTemplate(template(around(`<section>Theirs</section>\n${html}`)));
    await expect(merge("theirs")).rejects.toMatchObject({ code: "invalid", field: "form" });
    await merge("mine");
    expect((await read()).record.html.trim()).toBe(html.trim());
  });

  it("ask for the fields of a widget that both changed, and take the others", async () => {
    const button = (text: string, link: string) => ({
      type: "button",
      props: {},
      items: [{ buttonLabel: text, buttonLink: link }],
    });
    await publishWords(button("Hello", "/a"));
    await draftWords(button("Mine", "/a"));
    await publishWords(button("Theirs", "/b"));
    expect((await plan())?.asked).toMatchObject([{ mine: "Mine", theirs: "Theirs" }]);
    await merge("mine");
    expect((await read()).contents.get("words")?.items).toMatchObject([
      { buttonLabel: { value: "Mine" }, buttonLink: { value: "/b" } },
    ]);
  });

  it("keep a widget that was removed meanwhile, and choose whole where its type was changed", async () => {
    await draftWords(content("Mine"));
    await publishWords({ type: "copyright", props: {}, items: [] });
    expect((await plan())?.asked).toMatchObject([{ mine: "Text", canBoth: false }]);
    await changeRecord(ctx, widgetRecords, { name: "words", typed: null });
    expect(await plan()).toMatchObject({ sentences: [expect.stringContaining("was removed")], asked: [] });
    await merge();
    await publishPage(ctx, name, null);
    expect((await shown())[1]).toBe("Mine");
  });

  it("are taken apart by undo, which publishes nothing over the other", async () => {
    await draftWords(content("Mine"));
    await publishWords(content("Theirs"));
    await merge("mine");
    await undoPageStep(ctx, name, "undo");
    expect([(await shown())[1], (await read()).stale.length]).toEqual(["Mine", 1]);
    await expect(publishPage(ctx, name, null)).rejects.toMatchObject({ code: "conflict" });
    await undoPageStep(ctx, name, "redo");
    await publishPage(ctx, name, null);
    expect((await widgetRecords.read(ctx, "words", false))?.items[0]?.textContent?.value).toBe("Mine");
  });

  it("are not brought together by who saw another version, nor where nothing was published", async () => {
    await draftWords(content("Mine"));
    await expect(merge()).rejects.toMatchObject({ code: "conflict" });
    await publishWords(content("Theirs"));
    const seen = (await plan())?.seen ?? "";
    await publishWords(content("Once more"));
    await expect(mergePage(ctx, name, seen, () => "mine")).rejects.toMatchObject({ code: "conflict" });
    expect(await plan()).not.toBeNull();
  });
});
