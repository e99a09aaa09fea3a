import { expect, it } from "vitest";
import { robotsTxt } from "./robots-txt";

const sitemap = "https://a.example/sitemap.xml";

it("lists the sitemap and disallows personal pages", () => {
  const text = robotsTxt("index_follow", sitemap);
  expect(text).toContain(`Sitemap: ${sitemap}`);
  expect(text).toContain("Disallow: /checkout/\n");
});

it("lets crawlers read a shop that is not to be indexed", () => {
  const text = robotsTxt("noindex_follow", sitemap);
  expect(text).not.toContain("Sitemap:");
  expect(text).not.toContain("Disallow: /\n");
});

it("disallows no product whose slug begins like a personal page", () => {
  const rules = robotsTxt("index_follow", sitemap).match(/(?<=Disallow: ).+/g) ?? [];
  const isClosed = (path: string) =>
    rules.some((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)));
  expect(["/orderly-desk", "/apiary-honey", "/searchlight", "/"].filter(isClosed)).toEqual([]);
  expect(["/order/7", "/search", "/search?q=mug", "/checkout/cart"].every(isClosed)).toBe(true);
});
