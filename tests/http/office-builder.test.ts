import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paletteOf } from "~/models/content/blocks/palette";
import { buildPage } from "~/services/content/builder/build-page.server";
import { readBuiltPage } from "~/services/content/builder/read-built-page.server";
import { savePageStep } from "~/services/content/builder/save-page-step.server";
import { templateRecords } from "~/services/content/templates/template-records.server";
import { testActing } from "~/services/shops/audit/actor-fixture.server";
import { changeRecord } from "~/services/shops/records/change-record.server";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { formFields } from "./form-fields";
import { openPlainBrowser } from "./plain-browser";
import { htmlProblems } from "./runner/html-problems";
import { seenText } from "./runner/page";
import { sendWithoutNetwork } from "./runner/send-without-network";

const origin = "http://harbor.localhost:3000";
const builder = "/admin/builder/page%2FKept";
let demo: DemoListener;
let june: ReturnType<typeof openPlainBrowser>;
let may: ReturnType<typeof openPlainBrowser>;
let shopper: ReturnType<typeof openPlainBrowser>;

beforeAll(async () => {
  demo = await openDemoListener();
  const send = sendWithoutNetwork(demo.listener);
  [june, may, shopper] = [
    openPlainBrowser(send, origin),
    openPlainBrowser(send, origin),
    openPlainBrowser(send, origin),
  ];
  const password = "a quiet harbor";
  for (const [browser, name] of [
    [june, "June"],
    [may, "May"],
  ] as const) {
    const hash = await demo.inviteOwner("harbor", { email: `${name.toLowerCase()}@example.com`, name });
    await browser.post(`/admin/invitation?hash=${hash}`, { hash, name, password, password_again: password });
  }
});
afterAll(() => demo?.close());

async function opened(query = "") {
  const { status, body } = await june.get(builder + query);
  expect([status, htmlProblems(body)]).toEqual([200, []]);
  return body;
}

/** What a browser without a script posts of a form, with the button that was pressed. */
const press = async (form: string, pressed: Record<string, string>, query = "") => {
  const typed = Object.fromEntries(formFields(await opened(query), form));
  return june.post(builder + query, { ...typed, ...pressed });
};

/** Waits until a page is as it should be: all processes hear of a change within a moment. */
const shows = (path: string, isAsItShould: (body: string) => boolean) =>
  expect.poll(async () => isAsItShould((await shopper.get(path)).body), { timeout: 3000 }).toBe(true);

test("a page begins with sections, is built by plain posts, and goes out when it is published (rules builder-3 to builder-10)", async () => {
  const begun = await june.post("/admin/new/pages", {
    do: "new",
    name: "Kept",
    entity_type: "page",
    slug: "kept-things",
    from: "about",
  });
  expect([begun.status, begun.headers.location]).toEqual([303, builder]);
  expect((await shopper.get("/kept-things")).status).toBe(404);

  const added = await press(".office-add", { entry: "section:hero", to: ":0" });
  expect(added.headers.location).toContain("block=0");
  await press(".office-outline", { change: "down 0" });
  const typed = { do: "widget", "items[0].title": "Kept for good" };
  const saved = await june.post(`${builder}?block=1`, {
    ...Object.fromEntries(formFields(await opened("?block=1"), ".office-record-form")),
    ...typed,
  });
  expect(saved.status).toBe(303);
  const frame = /<iframe[^>]*src="([^"]*)"/.exec(await opened())?.[1]?.replaceAll("&amp;", "&") ?? "";
  const shown = await june.get(frame);
  expect(shown.body).toContain("Kept for good");
  expect(shown.body.match(/<script/g)).toHaveLength(1);
  expect(shown.headers["content-security-policy"]).toContain("sandbox allow-scripts");

  await june.post(builder, { do: "publish", at: "" });
  await shows("/kept-things", (body) => {
    const [story, hero] = [body.indexOf("Say who you are"), body.indexOf("Kept for good")];
    return story > 0 && story < hero;
  });

  await june.post(builder, { do: "block", version: "another", change: "remove 0" });
  await shows("/kept-things", (body) => body.includes("Say who you are"));
  await press(".office-outline", { change: "remove 0" });
  await june.post(builder, { do: "undo" });
  expect(await opened()).toContain("Say who you are");
});

test("drafts are published together from their list (rule owners-5)", async () => {
  await press(".office-outline", { change: "remove 0" });
  const list = await june.get("/admin/drafts");
  expect([list.status, htmlProblems(list.body), list.body.includes("template page/Kept")]).toEqual([
    200,
    [],
    true,
  ]);
  const none = await june.post("/admin/drafts", { do: "publish", drafts: "template page/None", at: "" });
  expect([none.status, none.body.includes("Choose at least one draft.")]).toEqual([422, true]);
  const gone = await june.post("/admin/drafts", { do: "publish", drafts: "template page/Kept", at: "" });
  expect([gone.status, gone.headers.location]).toEqual([303, "/admin/drafts?done=publish"]);
  await shows("/kept-things", (body) => !body.includes("Say who you are"));
});

test("HTML is kept, and refused beside its field where it is not closed (rule builder-3)", async () => {
  await june.post(builder, { do: "discard" });
  const added = await press(".office-add", { entry: "layout:html", to: ":0" });
  expect(added.headers.location).toContain("block=0");
  for (const html of ['<div class="note">', "<p>Oak</p><!-- "]) {
    const refused = await june.post(`${builder}?block=0`, { do: "html", html });
    expect([refused.status, refused.body.includes("is never closed")]).toEqual([422, true]);
  }
  const kept = await june.post(`${builder}?block=0`, { do: "html", html: "<p>Oak</p>", quiet: "yes" });
  expect(kept.status).toBe(200);
  expect(await opened("?block=0")).toContain("&lt;p&gt;Oak&lt;/p&gt;");
});

test("what the builder cannot do is refused, and says why (rule builder-3)", async () => {
  const at = "2020-01-01T10:00";
  const [unknown, over] = [
    await june.post(builder, { do: "fly" }),
    await june.post(builder, { do: "take-down", at }),
  ];
  expect([unknown.status, over.status]).toEqual([400, 422]);
  expect(over.body).toContain("This moment is over.");
  expect(over.body).toContain(at);
  expect((await june.get("/admin/builder/page%2FNone")).status).toBe(404);
});

test("what is different stands beside each other and in words, and where a block is shown (rules builder-18 and builder-19)", async () => {
  const footer = "/admin/builder/footer%2FFooter";
  const typed = Object.fromEntries(formFields((await june.get(footer)).body, ".office-add"));
  await june.post(footer, { ...typed, entry: "layout:html", to: ":0" });
  const { body } = await june.get(`${footer}?panel=difference`);
  expect(htmlProblems(body)).toEqual([]);
  expect(body).toContain("Added: Text “Heading What you have to say.”.");
  const [published = "", draft = ""] = [...body.matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(([, src = ""]) =>
    src.replaceAll("&amp;", "&"),
  );
  expect((await shopper.get(published)).body).not.toContain("What you have to say.");
  expect((await shopper.get(draft)).body).toContain("What you have to say.");
  expect((await june.get("/admin/builder/block%2Fdelivery-note")).body).toMatch(
    /It is shown in <a[^>]*>The spring table/,
  );
});

test("a page that is a whole document is shown without its scripts (rule builder-4)", async () => {
  const { body } = await june.get("/admin/builder/page%2FCare%20card");
  const frame = /<iframe[^>]* src="([^"]*)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const shown = await shopper.get(frame);
  expect(shown.headers["content-security-policy"]).toContain("sandbox allow-scripts");
  expect(shown.body).toContain("awning-ring");
});

test("a block is shown as it is typed, alone, and nothing is kept (rule builder-21)", async () => {
  const begun = { do: "new", name: "Typed", entity_type: "page", slug: "typed", from: "" };
  await june.post("/admin/new/pages", begun);
  const page = "/admin/builder/page%2FTyped";
  const empty = Object.fromEntries(formFields((await june.get(page)).body, ".office-add"));
  await june.post(page, { ...empty, entry: "widget:text-content", to: ":0" });
  const { body } = await june.get(`${page}?block=0`);
  const typed = Object.fromEntries(formFields(body, "#record-form"));
  const block = "/admin/builder-block/page%2FTyped?block=0";
  const shown = await june.post(block, { ...typed, "items[0].title": "Typed <b>now</b>" });
  expect(shown.status).toBe(200);
  expect(shown.body).toMatch(/<div class="contents" data-block="0"[^>]*>[\s\S]*Typed &lt;b&gt;now/);
  expect(shown.body).not.toContain("<script");
  expect(shown.headers["content-security-policy"]).toContain("sandbox;");
  expect((await june.get(`${page}?block=0`)).body).not.toContain("Typed &lt;b&gt;now");
  await june.post(page, { ...Object.fromEntries(formFields(body, ".office-add")), entry: "layout:html" });
  const written = (html: string) => june.post("/admin/builder-block/page%2FTyped?block=1", { html });
  expect((await written("<h2>Oak</h2><p>Ash</p>")).body).toMatch(
    /<h2 data-block="1"[^>]*>Oak<\/h2><p data-block="1"[^>]*>Ash<\/p>/,
  );
  for (const html of ["<div>Oak", "<p>Oak</p> and ash"])
    expect([(await written(html)).status, (await written(html)).body.includes("data-block")]).toEqual([
      200,
      false,
    ]);
  const away = await june.post("/admin/builder-block/page%2FTyped?block=7", typed);
  expect([away.status, away.body.includes("data-block")]).toEqual([200, false]);
});

test("a theme is seen before it is saved (rule builder-15)", async () => {
  const theme = "/admin/settings/active_theme";
  const { body } = await june.get(theme);
  const typed = Object.fromEntries(formFields(body, "#record-form"));
  const shown = await june.post(theme, { ...typed, "colors.brand": "#7a2e1d", spacing: "wide", show: "yes" });
  expect(shown.status).toBe(303);
  const again = await june.get(shown.headers.location ?? "");
  expect(htmlProblems(again.body)).toEqual([]);
  expect(Object.fromEntries(formFields(again.body, "#record-form"))).toMatchObject({
    "colors.brand": "#7a2e1d",
    spacing: "wide",
  });
  const frame = /<iframe[^>]* src="([^"]*)"/.exec(again.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const page = (await shopper.get(frame)).body;
  expect(page).toContain("--color-brand:#7a2e1d");
  expect(page).toContain("--section-space:1.5");
  expect((await shopper.get("/")).body).not.toContain("#7a2e1d");
});

test("two people in one block overwrite nothing unseen: the later one chooses (rule builder-3)", async () => {
  await press(".office-add", { entry: "section:newsletter", to: ":0" });
  const block = `${builder}?block=0.0`;
  const typed = Object.fromEntries(formFields(await opened("?block=0.0"), "#record-form"));
  await may.post(block, { ...typed, "props.title": "The first one" });
  const late = await june.post(block, { ...typed, "props.title": "The second one" });
  expect(late.status).toBe(409);
  expect(htmlProblems(late.body)).toEqual([]);
  expect(late.body).toContain("The first one");
  expect(late.body).toContain("The second one");
  expect(await opened("?block=0.0")).not.toContain("The second one");
});

test("before publishing the builder names what to mend, each with the way to its block (rule builder-11)", async () => {
  const page = "/admin/builder/page%2FMended";
  await june.post("/admin/new/pages", {
    do: "new",
    name: "Mended",
    entity_type: "page",
    slug: "mended",
    from: "",
  });
  const html = [
    "<h1>Fair</h1><h3>Skipped</h3>",
    '<p><img src="/media/stall.webp"></p>',
    '<p><a href="/gone-away">Where it was</a></p>',
    '<p style="color: #bbb">Pale</p>',
    '<p><img alt="" src="/media/stall.webp-3000x2000"></p>',
  ].map((inner) => `<section class="band">${inner}</section>`);
  const form = `${page}?panel=page`;
  const typed = Object.fromEntries(formFields((await june.get(form)).body, "#record-form"));
  expect((await june.post(form, { ...typed, html: html.join("\n") })).status).toBe(303);
  const empty = Object.fromEntries(formFields((await june.get(page)).body, ".office-add"));
  await june.post(page, { ...empty, entry: "section:hero", to: ":0" });
  const banner = Object.fromEntries(formFields((await june.get(`${page}?block=0`)).body, "#record-form"));
  await june.post(`${page}?block=0`, { ...banner, "items[0].primaryButtonCta": "/nowhere" });

  const { body } = await june.get(page);
  expect(htmlProblems(body)).toEqual([]);
  const [, advice = ""] = body.split("Before it goes out:");
  const items = [...advice.slice(0, advice.indexOf("</ul>")).matchAll(/<li>(.*?)<\/li>/g)].map(
    ([, item = ""]) => [/block=([\d.]+)/.exec(item)?.[1] ?? null, seenText(item)] as const,
  );
  expect(items).toEqual([
    ["0", "The link “/nowhere” leads to no page."],
    ["1.0", "A heading of level 3 follows one of level 1."],
    ["2.0", "A picture says nothing to people who cannot see it: describe it."],
    ["3.0", "The link “/gone-away” leads to no page."],
    ["4.0", expect.stringMatching(/^Text in #bbbbbb on #\w{6} is hard to read: /)],
    ["5.0", "A picture is 3000 px wide, where 1920 px are enough: name a narrower copy of it."],
    ["1.0", "The page has 2 headings of level 1: keep one."],
    [null, "Search engines and shared links show a description: write one."],
  ]);
  expect(seenText((await june.get(`${page}?block=3.0`)).body)).toContain("Where it was");
  expect(body).toContain("What search engines and shared links show:");
  expect(body).toContain(`${origin}/mended`);
});

test("who else has a page open is said, and who changed it meanwhile (rule builder-22)", async () => {
  const page = "/admin/builder/page%2FAbout%20us";
  const asked = async (made: string): Promise<unknown> => {
    const { status, body } = await june.get(`/admin/builder-open/page%2FAbout%20us?made=${made}`);
    return [status, JSON.parse(body)];
  };
  expect((await june.get(page)).body).not.toContain("this page open, too.");
  const { body } = await may.get(page);
  await expect.poll(() => asked("")).toEqual([200, { others: ["May"], changedBy: null }]);
  expect((await june.get(page)).body).toMatch(
    /May(<!-- -->)? (<!-- -->)?has(<!-- -->)? this page open, too\./,
  );
  await may.post(page, { ...Object.fromEntries(formFields(body, ".office-outline")), change: "down 0" });
  expect(await asked("another")).toEqual([200, { others: ["May"], changedBy: "May" }]);
  // Nor is it thrown away, published or taken back by who has not seen it.
  for (const deed of ["discard", "publish", "undo"]) {
    const unseen = await june.post(page, { do: deed, at: "", made: "another" });
    expect(unseen.headers.location).toContain("done=meanwhile");
  }
  expect((await june.get(page)).body).toContain("Not published yet");
  await may.post(page, { do: "discard" });
});

test("a draft and what was published meanwhile come together by plain posts (rule builder-29)", async () => {
  const page = "/admin/builder/page%2FMeanwhile";
  const name = "page/Meanwhile";
  const section = (words: string) => `<section>${words}</section>\n`;
  const ctx = { ...(await demo.contextOf("harbor")), actor: testActing };
  const publish = (html: string, more = {}) =>
    changeRecord(ctx, templateRecords, { name, typed: { html, slug: "meanwhile", ...more } });
  await publish(section("First") + section("Last"));
  const { record, structure } = await readBuiltPage(ctx, name);
  const html = section("Mine") + section("Last");
  await savePageStep(ctx, name, [{ kind: "template", name, record: { ...record, html }, made: structure }]);
  await publish(section("Theirs") + section("Last") + section("Added"), { meta_title: "New title" });

  expect(seenText((await june.get(page)).body)).toContain("Bring both together to go on.");
  const asking = `${page}?panel=merge`;
  const { body } = await june.get(asking);
  expect(htmlProblems(body)).toEqual([]);
  for (const said of ["Added: Text “Added”.", "New title", "Text “Mine”", "Text “Theirs”"])
    expect(seenText(body)).toContain(said);
  const { "take[0]": _unchosen, ...typed } = Object.fromEntries(formFields(body, ".office-merge"));
  const refused = await june.post(asking, typed);
  expect([refused.status, seenText(refused.body)]).toEqual([
    422,
    expect.stringContaining("Choose what is kept."),
  ]);
  const merged = await june.post(asking, { ...typed, "take[0]": "mine" });
  expect([merged.status, merged.headers.location]).toEqual([303, expect.stringContaining("done=merged")]);
  await june.post(page, { do: "publish", at: "" });
  await shows("/meanwhile", (shown) => ["Mine", "Last", "Added"].every((words) => shown.includes(words)));
  expect((await shopper.get("/meanwhile")).body).not.toContain("Theirs");
});

test("the builder's scripts are at most 250 KB, and no page of the shop loads them", () => {
  type Entry = { module: string; imports?: string[]; parentId?: string };
  const assets = "build/client/assets";
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
  const text = readFileSync(`${assets}/${file}`, "utf8");
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    entry: Entry;
    routes: Record<string, Entry>;
  };
  const filesOf = (one: Entry | undefined) => (one ? [one.module, ...(one.imports ?? [])] : []);
  const ofShops = new Set(
    Object.entries(routes)
      .filter(([id]) => !/^routes\/admin_?\+\//.test(id))
      .flatMap(([, route]) => filesOf(route))
      .concat(filesOf(entry)),
  );
  const builderRoute = routes["routes/admin+/builder.$"];
  const withParents = (one: Entry | undefined): Entry[] =>
    one ? [one, ...withParents(routes[one.parentId ?? ""])] : [];
  const loaded = new Set([entry, ...withParents(builderRoute)].flatMap(filesOf));
  const bytes = [...loaded].reduce(
    (sum, path) => sum + gzipSync(readFileSync(`build/client${path}`)).length,
    0,
  );
  expect([...loaded].filter((path) => !ofShops.has(path))).toContain(builderRoute?.module);
  expect(bytes).toBeLessThanOrEqual(250_000);
});

test("a template stands around the products of a category, and is looked at with one (rules templates-12 and builder-20)", async () => {
  const [plate, lamp] = ["/orchard-mug", "/task-lamp"];
  const before = (await shopper.get(plate)).body;
  const around = "/admin/builder/product%2FAround%20plates";
  await june.post("/admin/new/pages", {
    do: "new",
    name: "Around plates",
    entity_type: "product",
    slug: "tableware",
  });
  const typed = Object.fromEntries(formFields((await june.get(around)).body, ".office-add"));
  await june.post(around, { ...typed, entry: "layout:html", to: ":1" });
  const { body } = await june.get(around);
  expect(htmlProblems(body)).toEqual([]);
  const frame = /<iframe[^>]*src="([^"]*)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const looked = (await shopper.get(frame)).body;
  expect(looked).toContain("What you have to say.");
  expect(looked).toContain("Add to Cart");
  expect((await june.get(`${around}?at=NONE`)).body).toContain(
    "There is no product of this name in the shop.",
  );
  await june.post(around, { do: "publish", at: "" });
  await shows(plate, (page) => page.indexOf("What you have to say.") > page.indexOf("Add to Cart"));
  expect((await shopper.get(lamp)).body).not.toContain("What you have to say.");
  await june.post("/admin/pages/product%2FAround%20plates", { do: "remove" });
  await shows(plate, (page) => page === before);
});

test("pages lead to the screens of what is changed elsewhere", async () => {
  const { body } = await june.get("/admin/pages");
  const [, panel = ""] = body.split("Changed on screens of their own");
  const [rows = ""] = panel.split("</section>");
  const paths = [...rows.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect([path, (await june.get(path)).status]).toEqual([path, 200]);
});

/** The blocks of a page in the builder's frame, by their ids: their HTML without tags, and with them. */
function blocksIn(body: string): Map<string, { words: string; html: string }> {
  const places = [...body.matchAll(/<(\w+)(?=[^>]*? data-block="(\d+)")[^>]*>/g)];
  const found = new Map<string, { words: string; html: string }>();
  places.forEach(({ index, 2: id = "" }, at) => {
    const end = places[at + 1]?.index ?? body.indexOf("</main>", index);
    const html = (found.get(id)?.html ?? "") + body.slice(index, end);
    found.set(id, { words: seenText(html).trim(), html });
  });
  return found;
}

test("whatever is added from the palette is seen at once, or says that nothing of it is (rule builder-24)", async () => {
  const name = "page/Palette";
  const begun = { do: "new", name: "Palette", entity_type: "page", slug: "palette", from: "" };
  await june.post("/admin/new/pages", begun);
  const ctx = { ...(await demo.contextOf("harbor")), actor: testActing };
  const entries = paletteOf(ctx.handlers.widgets)
    .flatMap((group) => group.entries.map(({ key }) => key))
    .filter((key) => !/^layout:(?!html)/.test(key));
  const places = new Map<string, string>();
  for (const entry of entries) {
    const { structure, blocks } = await readBuiltPage(ctx, name);
    places.set(entry, String(blocks.length));
    await buildPage(ctx, name, structure, {
      act: "add",
      entry,
      to: { into: "", index: blocks.length },
    });
  }
  const { body } = await june.get("/admin/builder/page%2FPalette");
  const frame = /<iframe[^>]*src="([^"]*)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const shown = blocksIn((await shopper.get(frame)).body);
  const blockOf = (entry: string) => shown.get(places.get(entry) ?? "");
  const isSeen = (entry: string) => {
    const block = blockOf(entry);
    return block !== undefined && (block.words !== "" || /<(img|svg|iframe|input)\b/.test(block.html));
  };
  // What a script fills says so by that of the frame.
  expect(entries.filter((entry) => !isSeen(entry))).toEqual(["widget:recently-viewed"]);
  const unseen = entries.filter((entry) => /data-block-unseen/.test(blockOf(entry)?.html ?? ""));
  expect(unseen).toContain("widget:video");
  const begins = [
    "button",
    "call-to-action",
    "footer-menu",
    "popup",
    "static-image-banner",
    "partial-banner",
  ];
  expect(unseen.filter((entry) => /^section:|^layout:/.test(entry))).toEqual([]);
  expect(begins.filter((type) => unseen.includes(`widget:${type}`))).toEqual([]);
});

test("a template stands around a seller of the marketplace, and is looked at with one (rules templates-12 and builder-20)", async () => {
  const bazaar = "http://bazaar.localhost:3000";
  const send = sendWithoutNetwork(demo.listener);
  const [owner, visitor] = [openPlainBrowser(send, bazaar), openPlainBrowser(send, bazaar)];
  const hash = await demo.inviteOwner("bazaar", { email: "june@example.com", name: "June" });
  const password = "a quiet harbor";
  await owner.post(`/admin/invitation?hash=${hash}`, {
    hash,
    name: "June",
    password,
    password_again: password,
  });
  const potter = async () => (await visitor.get("/seller/potter")).body;
  const before = await potter();
  const around = "/admin/builder/seller%2FAround%20potter";
  await owner.post("/admin/new/pages", {
    do: "new",
    name: "Around potter",
    entity_type: "seller",
    slug: "potter",
  });
  const { body: empty } = await owner.get(around);
  await owner.post(around, {
    ...Object.fromEntries(formFields(empty, ".office-add")),
    entry: "layout:html",
    to: ":1",
  });
  const { body } = await owner.get(around);
  expect(htmlProblems(body)).toEqual([]);
  const frame = /<iframe[^>]*src="([^"]*)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const looked = (await visitor.get(frame)).body;
  expect(looked).toContain("What you have to say.");
  expect(looked).toContain('name="robots" content="noindex,follow"');
  expect((await owner.get(`${around}?at=nobody`)).body).toContain(
    "There is no seller of this name in the shop.",
  );
  await owner.post(around, { do: "publish", at: "" });
  await expect.poll(potter, { timeout: 3000 }).toContain("What you have to say.");
  const others = [...(await visitor.get("/seller")).body.matchAll(/href="(\/seller\/[\w-]+)"/g)]
    .map(([, path = ""]) => path)
    .filter((path) => path !== "/seller/potter");
  expect(others.length).toBeGreaterThan(0);
  expect((await visitor.get(others[0] ?? "")).body).not.toContain("What you have to say.");
  await owner.post("/admin/pages/seller%2FAround%20potter", { do: "remove" });
  await expect.poll(async () => (await potter()) === before, { timeout: 3000 }).toBe(true);
});
