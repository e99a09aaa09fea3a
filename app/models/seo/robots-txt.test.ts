import { expect, it } from "vitest";
import { robotsTxt } from "./robots-txt";

const sitemap = "https://a.example/sitemap.xml";

it("names the sitemap and closes what is personal", () => {
  const text = robotsTxt("index_follow", sitemap);
  expect(text).toContain(`Sitemap: ${sitemap}`);
  expect(text).toContain("Disallow: /checkout/\n");
});

it("lets crawlers read that a shop is not to be indexed", () => {
  const text = robotsTxt("noindex_follow", sitemap);
  expect(text).not.toContain("Sitemap:");
  expect(text).not.toContain("Disallow: /\n");
});

it("closes no product whose name begins like something closed", () => {
  const rules = robotsTxt("index_follow", sitemap).match(/(?<=Disallow: ).+/g) ?? [];
  const isClosed = (path: string) =>
    rules.some((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)));
  expect(["/orderly-desk", "/apiary-honey", "/searchlight", "/"].filter(isClosed)).toEqual([]);
  expect(["/order/7", "/search", "/search?q=mug", "/checkout/cart"].every(isClosed)).toBe(true);
});
