import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { redirects, templates } from "~/tables/content/content";
import { resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
import { templateRecords } from "../../content/templates/template-records.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
});
afterAll(() => shop.close());

const file = `Handle,Title,Body HTML,Published,Metafield: title_tag
about,About &amp; more,"<h1>Us</h1><p onclick=""x()"">Since 1990.</p><script>x()</script><div data-widget-type=""menu""></div>",TRUE,Who we are
search,Search,<p>How to search.</p>,TRUE,
contact-us,Contact,<p>Call us.</p>,TRUE,
draft,Draft,<p>Soon.</p>,FALSE,
about,About again,<p>Again.</p>,TRUE,
,No address,<p>Lost.</p>,TRUE,
`;

const named = async (name: string) => {
  const [row] = await shop.database.db.select().from(templates).where(eq(templates.name, name));
  return row;
};

test("pages come in as templates, and each note and refusal names its line", async () => {
  const report = await shop.importText(file);
  expect(report.counts).toEqual([
    { what: "Pages", counts: { added: 4, changed: 0, unchanged: 0, removed: 0 } },
  ]);
  expect(report.refused).toEqual([
    { file: "file.csv", line: 6, reason: "Handle 'about' is listed above" },
    { file: "file.csv", line: 7, reason: "Handle is missing" },
  ]);
  expect(report.notes.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    "3: the address 'search' is taken or reserved: this page is at 'search-2'",
    "3: there is a page 'Search': this one is called 'Search (search-2)'",
    "4: there is a page 'Contact': this one is called 'Contact (contact-us)'",
    "5: 'Draft' was not published: it is preview_only until you change that",
  ]);
});

test("a page's HTML has nothing that runs or places a widget, below its title", async () => {
  expect((await named("About & more"))?.renderHtml).toBe(
    '<section class="prose narrow">\n<h1>About &amp; more</h1>\n<h2>Us</h2><p>Since 1990.</p><div></div>\n</section>\n',
  );
});

test("a published page has its address, one that was not has none", async () => {
  expect(await resolveSlug(shop.ctx, "about")).toMatchObject({ kind: "page" });
  expect(await resolveSlug(shop.ctx, "draft")).toEqual({ kind: "none" });
});

test("old addresses lead on, also to a page that got another one", async () => {
  const stored = await shop.database.db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .orderBy(redirects.fromPath);
  expect(stored).toEqual([
    { from: "/pages/about", to: "/about" },
    { from: "/pages/contact-us", to: "/contact-us" },
    { from: "/pages/draft", to: "/draft" },
    { from: "/pages/search", to: "/search-2" },
  ]);
});

test("a second time nothing is added, also where the shop gave a page another name and address", async () => {
  await changeRecord(shop.ctx, templateRecords, {
    name: "page/About & more",
    typed: { name: "Our story", slug: "our-story", html: "<p>Us</p>" },
  });
  const before = await shop.database.db.select().from(templates);
  const report = await shop.importText(file);
  expect(report.counts[0]?.counts).toEqual({ added: 0, changed: 0, unchanged: 4, removed: 0 });
  expect(await shop.database.db.select().from(templates)).toHaveLength(before.length);
});

const wxr = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="c" xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version>
<item><title>Hello</title><wp:post_type>attachment</wp:post_type></item>
<item>
  <title><![CDATA[Care & repair]]></title><link>https://old.example/help/care/</link>
  <content:encoded><![CDATA[Wash by hand.

<script>x()</script>Dry.]]></content:encoded>
  <wp:post_id>31</wp:post_id><wp:post_name><![CDATA[care]]></wp:post_name>
  <wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[page]]></wp:post_type>
  <wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>How to wash</wp:meta_value></wp:postmeta>
</item>
<item>
  <title>Cart</title><content:encoded>[woocommerce_cart]</content:encoded>
  <wp:post_id>32</wp:post_id><wp:post_name>cart</wp:post_name><wp:post_type>page</wp:post_type>
</item>
</channel></rss>`;

test("pages of WordPress's own export come in, what else it holds is counted", async () => {
  const [first, again] = [await shop.importText(wxr, "wp.xml"), await shop.importText(wxr, "wp.xml")];
  const reason = "'Cart' is a page of WooCommerce itself: the shop has its own";
  expect(first).toMatchObject({
    counts: [{ what: "Pages", counts: { added: 1, unchanged: 0 } }],
    refused: [{ line: 13, reason }],
    notes: [{ reason: "only pages and posts come, not attachment: 1" }],
  });
  expect(again.counts[0]?.counts).toMatchObject({ added: 0, unchanged: 1 });
  const page = await named("Care & repair");
  expect([page?.slug, page?.metaDescription, page?.renderHtml]).toEqual([
    "care",
    "How to wash",
    '<section class="prose narrow">\n<h1>Care &amp; repair</h1>\n<p>Wash by hand.</p>\n<p>Dry.</p>\n</section>\n',
  ]);
  const leads = await shop.database.db
    .select({ from: redirects.fromPath })
    .from(redirects)
    .where(eq(redirects.toPath, "/care"))
    .orderBy(redirects.fromPath);
  expect(leads.map(({ from }) => from)).toEqual(["/?p=31", "/?page_id=31", "/help/care"]);
});

test("an XML file of something else is refused", async () => {
  await expect(shop.importText("<?xml version='1.0'?><feed/>", "feed.xml")).rejects.toThrow(
    "is no export of WordPress: it has no wp:wxr_version",
  );
});
