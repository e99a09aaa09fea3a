import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { select } from "../runner/select";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { checkJsonLd } from "../schema-org/check-json-ld";

const host = "http://harbor.localhost:3000";

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener();
});
afterAll(() => demo?.close());

/** A page of the demo shop: its HTML, and its structured data by type. */
async function open(path: string): Promise<{ html: string; data: Record<string, unknown> }> {
  const send = sendWithoutNetwork(demo.listener);
  const answer = await send({ method: "GET", url: new URL(host + path), headers: {}, body: "" });
  expect(answer.status).toBe(200);
  const documents = select(answer.body, 'script[type="application/ld+json"]').map(
    (script) =>
      JSON.parse(script.children.map((node) => ("data" in node ? node.data : "")).join("")) as object,
  );
  for (const document of documents) expect(checkJsonLd(document)).toEqual([]);
  const byType = documents.map((document) => [String("@type" in document && document["@type"]), document]);
  return { html: answer.body, data: Object.fromEntries(byType) as Record<string, unknown> };
}

/** The content of a page's meta tags with this property or name. */
const metaOf = (html: string, name: string) =>
  [...select(html, `meta[property="${name}"]`), ...select(html, `meta[name="${name}"]`)].map(
    (tag) => tag.attribs.content,
  );

describe("structured data is valid schema.org, on", () => {
  test.each([
    ["/", ["Organization", "WebSite"]],
    ["/kitchen", ["BreadcrumbList", "ItemList"]],
    ["/kitchen?view=list&sort=name-asc", ["BreadcrumbList", "ItemList"]],
    ["/search?q=mug", ["ItemList"]],
    ["/search?q=zyxwvutsrq", []],
    ["/brands", ["ItemList"]],
    ["/harbor-carafe", ["BreadcrumbList", "Product"]],
    ["/tide-mug", ["BreadcrumbList", "ProductGroup"]],
    ["/tide-mug/pv/MUG-101-DS", ["BreadcrumbList", "ProductGroup"]],
    ["/tea-for-two", ["BreadcrumbList", "Product"]],
    ["/copper-lined-saucepan", ["BreadcrumbList", "Product"]],
    ["/about", []],
  ])("%s: %j", async (path, types) => {
    const { data } = await open(path);
    expect(Object.keys(data).sort()).toEqual(types);
  });
});

describe("a listing", () => {
  it("continues its positions on the second page, with the products shown", async () => {
    const { html, data } = await open("/home-living?page=2");
    const { itemListElement: items } = data.ItemList as {
      itemListElement: { position: number; url: string }[];
    };
    expect(items[0]?.position).toBe(25);
    const shown = select(html, "main article a[href]").map((link) => host + link.attribs.href);
    for (const { url } of items) expect(shown.some((href) => href.startsWith(url))).toBe(true);
  });

  it("contains no prices", async () => {
    const { data } = await open("/kitchen");
    expect(JSON.stringify(data)).not.toMatch(/price|offer/i);
  });
});

describe("a product", () => {
  it("with a visible price has an offer, and its picture with its size", async () => {
    const { html } = await open("/harbor-carafe");
    expect(metaOf(html, "og:type")).toEqual(["product"]);
    expect(metaOf(html, "product:price:currency")).toEqual(["USD"]);
    expect(metaOf(html, "product:price:amount")[0]).toMatch(/^\d+\.\d\d$/);
    expect(metaOf(html, "og:image")[0]).toMatch(new RegExp(`^${host}/media/harbor/`));
    expect(Number(metaOf(html, "og:image:width")[0])).toBeGreaterThan(100);
    expect(metaOf(html, "og:site_name")).toEqual(["Harbor & Pine"]);
  });

  it("with a hidden price has no offer", async () => {
    const { html, data } = await open("/copper-lined-saucepan");
    expect(JSON.stringify(data)).not.toMatch(/offers|price/i);
    expect(metaOf(html, "product:price:amount")).toEqual([]);
  });

  it("has one canonical address for all its variations", async () => {
    const { html } = await open("/tide-mug/pv/MUG-101-DS");
    expect(select(html, 'link[rel="canonical"]').map((link) => link.attribs.href)).toEqual([
      `${host}/tide-mug`,
    ]);
    expect(metaOf(html, "og:url")).toEqual([`${host}/tide-mug`]);
  });
});
