import { describe, expect, it } from "vitest";
import { shopSettingsSchema } from "../settings/shop-settings";
import { metaTags, metaText, pageMeta, plainDescription } from "./page-meta";

const shop = {
  name: "Harbor",
  domains: [],
  settings: shopSettingsSchema.parse({ seo: { title_suffix: " | Harbor" } }),
};
const meta = pageMeta(shop, { title: "Mugs", canonical: "https://a.example/mugs" });

it("leaves out empty and default values", () => {
  const blank = { ...meta, description: "" };
  expect(metaTags(blank)).not.toContainEqual(expect.objectContaining({ name: expect.anything() }));
});

it("uses the shop's settings unless the page has its own", () => {
  const closed = {
    ...shop,
    settings: { ...shop.settings, seo: { robots: "noindex_nofollow" as const, title_suffix: "" } },
  };
  const page = { title: "Mugs", canonical: "https://a.example/mugs" };
  expect(pageMeta(shop, page)).toMatchObject({
    title: "Mugs | Harbor",
    siteName: "Harbor",
    robots: "index,follow",
  });
  expect(pageMeta(closed, page).robots).toBe("noindex,nofollow");
  expect(pageMeta(shop, { ...page, robots: "noindex,follow" }).robots).toBe("noindex,follow");
});

it("names an indexed page in each language of the shop (rule locales-4)", () => {
  const settings = shopSettingsSchema.parse({ general: { languages: [{ language: "de" }] } });
  const page = { title: "Mugs", canonical: "https://a.example/mugs" };
  const hreflangs = metaTags(pageMeta({ ...shop, settings }, page)).filter((tag) => "hrefLang" in tag);
  expect(hreflangs).toEqual([
    { tagName: "link", rel: "alternate", hrefLang: "en", href: "https://a.example/mugs" },
    { tagName: "link", rel: "alternate", hrefLang: "de", href: "https://a.example/de/mugs" },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://a.example/mugs" },
  ]);
  expect(pageMeta({ ...shop, settings }, { ...page, robots: "noindex,follow" }).alternates).toEqual([]);
  expect(meta.alternates).toEqual([]);
});

it("prefers a page's own crawler setting to the shop's", () => {
  const closed = {
    name: "Harbor",
    domains: [],
    settings: shopSettingsSchema.parse({ seo: { robots: "noindex_nofollow" } }),
  };
  const page = { title: "Mugs", canonical: "", crawlerSetting: "index_nofollow" as const };
  expect(pageMeta(closed, page).robots).toBe("index,nofollow");
  expect(pageMeta(closed, { ...page, crawlerSetting: null }).robots).toBe("noindex,nofollow");
  expect(pageMeta(closed, { ...page, robots: "noindex,follow" })).toMatchObject({ robots: "noindex,follow" });
  expect(pageMeta(shop, page)).not.toHaveProperty("crawlerSetting");
});

it("contains the picture with its size, and the price if there is one", () => {
  const image = { url: "https://a.example/a.jpg", width: 960, height: 540, alt: "A mug" };
  const tags = metaTags({ ...meta, image, price: { amount: "24.00", currency: "USD" } });
  expect(tags).toEqual(
    expect.arrayContaining([
      { property: "og:image", content: "https://a.example/a.jpg" },
      { property: "og:image:width", content: "960" },
      { property: "og:image:height", content: "540" },
      { property: "product:price:amount", content: "24.00" },
      { name: "twitter:card", content: "summary_large_image" },
    ]),
  );
  expect(JSON.stringify(metaTags(meta))).not.toMatch(/og:image|price|twitter/);
});

describe("a description", () => {
  it("is the page's own", () => {
    const own = { title: "Mugs", description: "Stoneware", canonical: "" };
    expect(pageMeta(shop, own).description).toBe("Stoneware");
  });
  it("falls back to the names of page and shop", () => {
    expect(meta.description).toBe("Mugs at Harbor.");
  });
  it("names the shop once on its home page, with its tagline", () => {
    const settings = shopSettingsSchema.parse({ general: { tagline: "Made to last" } });
    expect(plainDescription("Harbor", { name: "Harbor", settings })).toBe(
      "Shop online at Harbor. Made to last",
    );
  });
  it("is stripped of tags and extra spaces", () => {
    expect(metaText("<p>Salt &amp;\n pepper</p><p>mill</p>")).toBe("Salt & pepper mill");
  });
  it("is shortened at a word", () => {
    expect(metaText("one two three", 10)).toBe("one two…");
  });
  it("keeps a text that just fits", () => {
    expect(metaText("one two three", 13)).toBe("one two three");
  });
});
