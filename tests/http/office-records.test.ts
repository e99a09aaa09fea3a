import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FormTexts } from "~/models/office/form/form-node";
import { formTextsOf, typedValue } from "~/models/office/form/form-texts";
import { messagesOf } from "~/models/office/form/messages-of";
import { recordScreens } from "~/models/office/records/record-screens";
import { changedFields } from "~/models/shops/records/changed-fields";
import { formPlace, requireKind } from "~/services/office/load-record.server";
import { recordVersion } from "~/services/shops/records/record-version.server";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { formFields } from "./form-fields";
import { openPlainBrowser } from "./plain-browser";
import { htmlProblems } from "./runner/html-problems";
import { seenText } from "./runner/page";
import { sendWithoutNetwork } from "./runner/send-without-network";

let demo: DemoListener;
let june: ReturnType<typeof openPlainBrowser>;
let may: ReturnType<typeof openPlainBrowser>;
let shopper: ReturnType<typeof openPlainBrowser>;

beforeAll(async () => {
  demo = await openDemoListener();
  const send = sendWithoutNetwork(demo.listener);
  const origin = "http://harbor.localhost:3000";
  [june, may] = [openPlainBrowser(send, origin), openPlainBrowser(send, origin)];
  shopper = openPlainBrowser(send, origin);
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

/** What a browser sends of a record's form as it stands. */
const formOn = (body: string, form = "office-record-form") =>
  Object.fromEntries(formFields(body, `.${form}`));

async function page(path: string): Promise<string> {
  const { status, body } = await june.get(path);
  expect([path, status]).toEqual([path, 200]);
  expect(htmlProblems(body)).toEqual([]);
  return body;
}

describe.each(["harbor", "bazaar", "leaf"])("every record of %s", (shop) => {
  test.each(recordScreens.map((screen) => [screen.title, screen] as const))(
    "%s: saving what its form shows changes nothing (rules office-20 and office-21)",
    async (_, screen) => {
      const ctx = await demo.contextOf(shop);
      const kind = requireKind(ctx, screen.kind);
      const changed: unknown[] = [];
      for (const name of await kind.listNames(ctx)) {
        const record = await kind.read(ctx, name, false);
        const { form, schema, toForm, fromForm } = screen.formOf(record, {
          widgets: ctx.handlers.widgets,
          languages: [],
        });
        const texts: FormTexts = formTextsOf(form, toForm(record), formPlace(ctx));
        const { value, problems } = typedValue(form, texts, formPlace(ctx));
        const checked = schema.safeParse(value);
        const faults = checked.success ? {} : messagesOf(form, checked.error);
        expect([name, problems, faults]).toEqual([name, [], {}]);
        const saved = kind.check(name, fromForm(value, record), ctx);
        if (recordVersion(saved) !== recordVersion(record))
          changed.push(...changedFields({ [name]: record }, { [name]: saved }));
      }
      expect(changed).toEqual([]);
    },
  );
});

test.each(recordScreens.map(({ segment }) => segment))(
  "the list, the first one's page and the form that adds one: %s",
  async (segment) => {
    const list = await page(`/admin/${segment}`);
    const [, first] = new RegExp(`href="(/admin/${segment}/[^"]+)"`).exec(list) ?? [];
    if (first) await page(first);
    await page(`/admin/new/${segment}`);
  },
);

test("a discount is added, changed by two, removed and brought back (rule office-20)", async () => {
  const typed = {
    do: "new",
    id: "spring",
    title: "Spring",
    code: "SPRING",
    priority: "0",
    "action.type": "percent",
    "action.rateBasisPoints": "250",
  };
  const refused = await june.post("/admin/new/discounts", typed);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('value="SPRING"');
  const added = await june.post("/admin/new/discounts", { ...typed, "action.rateBasisPoints": "12.5" });
  expect(added.headers.location).toBe("/admin/discounts/spring?done=added");
  const again = await june.post("/admin/new/discounts", { ...typed, "action.rateBasisPoints": "5" });
  expect(again.status).toBe(409);
  expect(again.body).toContain("There is a discount with this name already.");

  const path = "/admin/discounts/spring";
  const shown = formOn(await page(path));
  expect(shown["action.rateBasisPoints"]).toBe("12.5");
  const saved = await june.post(path, { ...shown, title: "Early spring" });
  expect(saved.headers.location).toBe(`${path}?done=saved`);
  const late = await june.post(path, { ...shown, title: "Late spring" });
  expect(late.status).toBe(409);
  expect(late.body).toContain("Early spring");
  expect(late.body).toContain("Late spring");

  const old = { do: "remove", version: shown.version ?? "" };
  expect((await june.post(path, old)).status).toBe(409);
  expect((await june.post(path, { do: "remove" })).headers.location).toBe(`${path}?done=remove`);
  expect(await page("/admin/discounts")).not.toContain("Early spring");
  const removed = formOn(await page(path), "office-module form");
  const of = /name="of" value="([^"]+)"/.exec(await page(path))?.[1] ?? "";
  expect((await june.post(path, { ...removed, of })).headers.location).toBe(`${path}?done=restored`);
  expect(await page("/admin/discounts?q=early")).toContain("Early spring");
});

test("a menu is kept as a draft, changed further, and published with others or thrown away (rule owners-5)", async () => {
  const path = "/admin/menus/help";
  const shown = formOn(await page(path));
  const later = await june.post(path, { ...shown, name: "Help for Friday", later: "yes" });
  expect(later.headers.location).toBe(`${path}?done=kept`);
  const body = await page(path);
  expect([seenText(body).includes("A draft by June"), formOn(body).name]).toEqual([true, "Help for Friday"]);
  expect(await page("/admin/menus")).not.toContain("Help for Friday");
  expect(seenText(await page("/admin/drafts"))).toContain("Help for Friday (menu)");
  expect((await june.post(path, { do: "discard" })).headers.location).toBe(`${path}?done=discard`);
  expect(formOn(await page(path)).name).toBe(shown.name);

  await june.post(path, { ...shown, name: "Help for Friday", later: "yes" });
  const drafts = await june.post("/admin/drafts", { do: "publish", drafts: "menu help", at: "" });
  expect(drafts.headers.location).toBe("/admin/drafts?done=publish");
  expect(await page("/admin/menus")).toContain("Help for Friday");
  // What is saved at once ends the draft.
  await june.post(path, { ...formOn(await page(path)), name: "Help for Monday", later: "yes" });
  await june.post(path, { ...formOn(await page(path)), name: shown.name ?? "" });
  expect(seenText(await page(path))).not.toContain("A draft by June");
  const refused = await june.post(path, { ...formOn(await page(path)), name: "", later: "yes" });
  expect(refused.status).toBe(422);

  // What was published since a draft was made is shown beside it, and not overwritten.
  await june.post(path, { ...formOn(await page(path)), name: "Help for Sunday", later: "yes" });
  const body2 = await page(path);
  const of = /name="of" value="([^"]+)"/.exec(body2)?.[1] ?? "";
  const version = (formOn(body2).version ?? "").split(".")[0] ?? "";
  const restored = await june.post(path, { do: "restore", of, version });
  expect(restored.headers.location).toBe(`${path}?done=restored`);
  expect((await june.post(path, formOn(await page(path)))).status).toBe(409);
});

test("two people's drafts of a record overwrite nothing unseen, and each sees the other (rules owners-5 and builder-22)", async () => {
  const path = "/admin/menus/main";
  const before = formOn(await page(path));
  await may.get(path);
  await expect.poll(async () => seenText(await page(path))).toContain("May has this page open, too.");
  const keep = (browser: typeof june, form: Record<string, string>, name: string) =>
    browser.post(path, { ...form, name, later: "yes" });
  await keep(june, before, "Main for Friday");
  const asked = await may.get(`/admin/record-open/menus/main?made=${before.version}`);
  expect(JSON.parse(asked.body)).toEqual({ others: ["June"], changedBy: "June" });

  // A draft begun beside another, one rewritten since, one published since, and one thrown away unseen.
  const begun = await keep(may, before, "Main for Monday");
  expect(begun.status).toBe(409);
  expect([begun.body.includes("Main for Friday"), begun.body.includes("Main for Monday")]).toEqual([
    true,
    true,
  ]);
  expect((await may.post(path, { ...before, name: "Main for Monday" })).status).toBe(409);
  const first = formOn(await page(path));
  const { theirs: _, began: __, asked: ___, ...chosen } = formOn(begun.body);
  const merged = await keep(may, chosen, "Main for Monday");
  expect(merged.headers.location).toBe(`${path}?done=kept`);
  expect(formOn(await page(path)).name).toBe("Main for Monday");
  for (const late of [await keep(june, first, "Main for Friday"), await june.post(path, first)])
    expect([late.status, late.body.includes("Main for Monday")]).toEqual([409, true]);
  const draftOf = (version = "") => version.split(".")[1] ?? "";
  const away = await june.post(path, { do: "discard", version: draftOf(first.version) });
  expect(away.status).toBe(409);
  const now = formOn(await page(path));
  expect(now.name).toBe("Main for Monday");
  await may.post("/admin/drafts", { do: "publish", drafts: "menu main", at: "" });
  expect((await keep(june, now, "Main for Sunday")).status).toBe(409);
  const published = formOn(await page(path));
  expect(published.name).toBe("Main for Monday");
  await june.post(path, { ...published, name: before.name ?? "" });
});

test("who else has settings open is said, and who changed them (rule builder-22)", async () => {
  const path = "/admin/settings/seo";
  const before = formOn(await page(path));
  await may.get(path);
  await expect.poll(async () => seenText(await page(path))).toContain("May has this page open, too.");
  expect((await june.post(path, before)).headers.location).toBe(`${path}?done=saved`);
  const ask = async () =>
    JSON.parse((await may.get(`/admin/record-open/settings/seo?made=${before.version}`)).body);
  expect(await ask()).toEqual({ others: ["June"], changedBy: null });
  await june.post(path, { ...formOn(await page(path)), later: "yes" });
  expect(await ask()).toEqual({ others: ["June"], changedBy: "June" });
});

test("a draft stands beside what is published, on the page that shows it (rule builder-28)", async () => {
  const framesOf = async (path: string) => {
    const body = await page(`${path}?as=difference`);
    const sources = [...body.matchAll(/<iframe[^>]* src="([^"]*)"/g)];
    return { body, sources: sources.map(([, src = ""]) => src.replaceAll("&amp;", "&")) };
  };
  const keep = async (path: string, changes: Record<string, string>) => {
    const kept = await june.post(path, { ...formOn(await page(path)), ...changes, later: "yes" });
    expect(kept.headers.location).toBe(`${path}?done=kept`);
  };
  const drafted = [
    ["/admin/menus/main", { "items[0].label": "Friday alone" }, "Friday alone"],
    ["/admin/categories/mugs", { name: "Cups for Friday" }, "Cups for Friday"],
    ["/admin/settings/active_theme", { "colors.brand": "#7a2e1d" }, "--color-brand:#7a2e1d"],
  ] as const;
  for (const [path, changes, words] of drafted) {
    await keep(path, changes);
    const { body, sources } = await framesOf(path);
    expect([path, seenText(body).includes("Published Draft")]).toEqual([path, true]);
    const [published, draft] = [await shopper.get(sources[0] ?? ""), await shopper.get(sources[1] ?? "")];
    expect([path, published.status, published.body.includes(words)]).toEqual([path, 200, false]);
    expect([path, draft.status, draft.body.includes(words)]).toEqual([path, 200, true]);
    expect(draft.headers["content-security-policy"]).toContain("sandbox allow-scripts");
    expect((await shopper.get(sources[1]?.replace(/token=[^&]*/, "token=none") ?? "")).status).toBe(404);
    // It was shown alone: nothing of it is published, or kept among the shop's pages.
    const [bare = "/"] = sources[0]?.split("?") ?? [];
    expect((await shopper.get(bare)).body).not.toContain(words);
    expect(seenText(await page(path))).toContain("Not published yet");
  }
  const discount = "/admin/discounts/welcome";
  await keep(discount, { title: "Welcome on Friday" });
  const { body, sources } = await framesOf(discount);
  expect([sources, body.includes("The shop has no page that shows it.")]).toEqual([[], true]);
  expect(body).toContain("Welcome on Friday");
  await june.post(discount, { do: "discard" });
  await june.post("/admin/categories/mugs", { do: "discard" });

  // A look, a menu and a page are one set of changes.
  const keys = { do: "publish", at: "" };
  const set = [
    ["drafts", "menu main"],
    ["drafts", "settings active_theme"],
  ] as const;
  const posted = await june.post("/admin/drafts", [
    ...Object.entries(keys),
    ...set.map(([key, value]): [string, string] => [key, value]),
  ]);
  expect(posted.headers.location).toBe("/admin/drafts?done=publish");
  await expect
    .poll(async () => {
      const { body: home } = await shopper.get("/");
      return [home.includes("Friday alone"), home.includes("--color-brand:#7a2e1d")];
    })
    .toEqual([true, true]);
});

test("a category that gets another address is found there, and its old one leads on", async () => {
  const shown = formOn(await page("/admin/categories/mugs"));
  const saved = await june.post("/admin/categories/mugs", { ...shown, slug: "cups" });
  expect(saved.headers.location).toBe("/admin/categories/cups?done=saved");
  expect((await june.get("/mugs")).headers.location).toBe("/cups");
});

test("a redirect is made of an address that led nowhere (rule addresses-10)", async () => {
  const made = await page("/admin/new/redirects?from=%2Fold-mugs");
  expect(made).toContain('value="/old-mugs"');
  expect(await page("/admin/redirects")).toContain("Addresses that led nowhere");
});

test("what a widget does not take is said beside its field, and what was typed stays (rule office-21)", async () => {
  const shown = formOn(await page("/admin/widgets/about-banner"));
  const typed = { ...shown, "items[0].title": "New here", "items[0].primaryButtonCta": "no address" };
  const refused = await june.post("/admin/widgets/about-banner", typed);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('id="record-items-0-primaryButtonCta-error"');
  expect(refused.body).toContain('value="New here"');
});

test("a widget is typed as text; faults name their line, and notes are saved (rule office-90)", async () => {
  const path = "/admin/widgets/about-banner?as=text";
  const shown = formOn(await page(path), "office-fields");
  const text = shown.text ?? "";
  expect(text).toContain('"about-banner": {');
  const wrong = text.replace(/"type": "[^"]+"/, '"type": "no-such"');
  const refused = await june.post(path, { ...shown, text: wrong });
  expect([refused.status, refused.body.includes("#line-3")]).toEqual([422, true]);
  expect(refused.body).toContain("no-such&quot;,");
  const noted = text.replace('"props": {', '"props": { "unheard": 1,').replace("1,}", "1}");
  const saved = await june.post(path, { ...shown, text: noted });
  expect(saved.headers.location).toBe(`${path}&done=saved`);
  const kept = await page(path);
  expect([kept.includes("it has no property unheard"), /href="#line-\d+"/.test(kept)]).toEqual([true, true]);
  const late = await june.post(path, { ...shown, text });
  expect([late.status, late.body.includes("What was saved meanwhile")]).toEqual([409, true]);
});

/** What was typed into refused cells and what stands there. */
const textsOfQuotes = (body: string) => [...body.matchAll(/<q>([^<]*)<\/q>/g)].map(([, text]) => text);

test("prices are changed in the table; a cell that someone else saved is refused with both texts (rule office-24)", async () => {
  const path = "/admin/products/grid?q=MUG-103";
  const typed = (body: string) => Object.fromEntries(formFields(body, ".office-grid"));
  const shown = typed(await page(path));
  const at = Number(
    /^rows\[(\d+)\]/.exec(Object.keys(shown).find((name) => shown[name] === "MUG-103") ?? "")?.[1],
  );
  const price = `rows[${at}].is.price`;
  const saved = await june.post(path, { ...shown, [price]: "31.00" });
  expect(saved.headers.location).toBe("/admin/products/grid?q=MUG-103&done=saved");
  const now = typed(await page(path));
  expect(now[price]).toBe("31.00");
  const late = await june.post(path, { ...shown, [price]: "32.00" });
  expect(late.status).toBe(409);
  expect(late.body).toContain("Someone else changed it meanwhile.");
  expect(textsOfQuotes(late.body)).toEqual(["32.00", "31.00"]);
  expect(late.body).toContain('value="32.00"');
  const kept = await june.post(path, typed(late.body));
  expect(kept.headers.location).toContain("done=saved");
  const again = { ...now, [price.replace(".is.", ".was.")]: "32.00" };
  const wrong = await june.post(path, { ...again, [price]: "cheap" });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain("Nothing is saved.");
  expect((await june.post(path, { ...again, [price]: "32.00" })).headers.location).toContain("done=none");
  const stock = Object.keys(now).find((name) => name.endsWith(".is.stock")) ?? "";
  const more = { ...again, [price]: "32.00", [stock]: String(Number(now[stock]) + 2) };
  expect((await june.post(path, more)).body).toContain("Say why the pieces change");
  expect((await june.post(path, { ...more, reason: "counted" })).headers.location).toContain("done=saved");
  const sold = await june.post(path, { ...more, [stock]: "1", reason: "counted" });
  expect([sold.status, textsOfQuotes(sold.body)]).toEqual([409, ["1", more[stock]]]);
});

test("pieces at each place of a business are counted in the table, as one change (rule office-24)", async () => {
  const hash = await demo.inviteOwner("bazaar", { email: "june@bazaar.example", name: "June" });
  const origin = "http://bazaar.localhost:3000";
  const owner = openPlainBrowser(sendWithoutNetwork(demo.listener), origin);
  const password = "a quiet harbor";
  await owner.post(`/admin/invitation?hash=${hash}`, {
    hash,
    name: "June",
    password,
    password_again: password,
  });
  const path = "/admin/products/grid?q=POT-101";
  const { body } = await owner.get(path);
  expect(body).toContain("In stock: Lehigh Clay");
  const shown = Object.fromEntries(formFields(body, ".office-grid"));
  const row =
    Object.keys(shown)
      .find((name) => shown[name] === "POT-101-SLAT")
      ?.replace(".sku", "") ?? "";
  const typed = {
    [`${row}.is.stock.potter`]: "40",
    [`${row}.is.stock.tea`]: "9",
    [`${row}.is.brand`]: "Lehigh",
  };
  const saved = await owner.post(path, { ...shown, ...typed, reason: "counted" });
  expect(saved.headers.location).toBe(`${path}&done=saved`);
  const now = Object.fromEntries(formFields((await owner.get(path)).body, ".office-grid"));
  expect(now).toMatchObject(typed);
  const jobs = await owner.get("/admin/many");
  expect(jobs.body.match(/>Products and their pieces: changed</g)).toHaveLength(1);
  expect(jobs.body).toContain("3 changed");
});

test("a category moves below another by a plain post, and never below itself (rule office-75)", async () => {
  const path = "/admin/categories";
  const slugs = (body: string) => [...body.matchAll(/data-slug="([^"]+)"/g)].map(([, slug = ""]) => slug);
  const [first = "", second = ""] = slugs(await page(path));
  expect((await june.post(path, { slug: second, beside: first, as: "before" })).status).toBe(303);
  expect(slugs(await page(path))[0]).toBe(second);
  expect((await june.post(path, { slug: second, beside: second, as: "inside" })).status).toBe(303);
  expect((await june.post(path, { slug: second, step: "away" })).status).toBe(400);
  expect(slugs(await page(path))[0]).toBe(second);
  expect(await page(`${path}/${second}`)).toContain("June");
  expect(await page(`${path}?q=${second}`)).toContain(`href="${path}/${second}"`);
});

test("products chosen in the list are changed after a look (rules addresses-10 and bulk-9)", async () => {
  const chosen = await page("/admin/chosen-products?all=1&q=MUG-103");
  expect(chosen).toContain("Change 1 product");
  const form = { do: "price", chosen: "all=1&q=MUG-103", of: "all" };
  const wrong = await june.post("/admin/chosen-products", { ...form, percent: "a lot" });
  expect([wrong.status, wrong.body.includes("Write a percentage")]).toEqual([422, true]);
  const asked = await june.post("/admin/chosen-products", { ...form, percent: "-10" });
  const look = await page(asked.headers.location ?? "");
  expect(look).toContain("Nothing is changed yet.");
});

test("a list is kept as a view under a name, and saved as CSV (rules office-31 and office-32)", async () => {
  const query = "q=MUG-103&column=name&column=price";
  const saved = await june.post("/admin/products-views", { do: "save", name: "My mug", shared: "no", query });
  expect(saved.headers.location).toBe(`/admin/products?${query}`);
  expect(await page(`/admin/products?${query}`)).toMatch(/aria-current="page"[^>]*>My mug</);
  const file = await june.get(`/admin/file/listed?list=products&${query}`);
  expect(file.body).toMatch(/^Product,Price\n[^\n]*MUG-103/);
});

test("options are combined, and the ticked variations added, by plain posts (rule office-100)", async () => {
  const sku = "NEW-PRINT";
  await june.post("/admin/products/new", { do: "new-product", name: "Print", sku, price: "24.00" });
  const at = `/admin/products/${sku}/variations`;
  expect(await page(`${at}?option=Color&values=`)).toContain("Give Color a value");
  const asked = `${at}?option=Color&values=Red,Blue&option=Paper&values=Matte,Gloss`;
  const { "rows[1].take": _, ...ticked } = formOn(await page(asked), "office-combinations");
  const refused = await june.post(asked, { ...ticked, "rows[2].price": "a lot" });
  expect([refused.status, /is not an amount.*rows\[3\]/s.test(refused.body)]).toEqual([422, true]);
  expect(formOn(refused.body, "office-combinations")).toEqual({ ...ticked, "rows[2].price": "a lot" });
  const added = await june.post(asked, ticked);
  expect(added.headers.location).toBe(`/admin/products/${sku}?done=varied`);
  expect((await page(asked)).match(/There already/g)).toHaveLength(3);
});

test("options are tried by a plain post: refusals, price and rules (rule office-101)", async () => {
  const at = "/admin/products/KNF-106/options";
  expect(await page(at)).toContain("Shown as it begins");
  const typed = { "option.kind": "words", "option.words": "To Ada", "option.letters": "stencil" };
  const { status, body } = await june.post(at, { do: "try-options", "option.initials": "AB", ...typed });
  expect([status, htmlProblems(body)]).toEqual([200, []]);
  const said = ["Initials does not go with your other choices.", "Stencil is hidden by rule 3", "$84.00"];
  expect(said.filter((text) => !body.includes(text))).toEqual([]);
  expect(formOn(body, "office-fields")).toMatchObject({ "option.words": "To Ada" });
});
