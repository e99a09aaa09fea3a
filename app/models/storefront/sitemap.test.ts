import { expect, it, test } from "vitest";
import { parseSitemapFile, sitemapIndexXml, sitemapLines } from "./sitemap";

const entry = { url: "https://a.example/salt-&-pepper", lastModified: "2026-03-01T12:00:00.000Z" };

it("lists addresses with the time of their last change", () => {
  expect(sitemapLines("url", [entry])).toContain(
    "<url><loc>https://a.example/salt-&amp;-pepper</loc><lastmod>2026-03-01T12:00:00.000Z</lastmod></url>",
  );
});

it("may be empty", () => {
  expect(sitemapIndexXml([])).toMatch(/<sitemapindex [^>]+>\n<\/sitemapindex>\n$/);
});

test.each([
  ["1.xml", 1],
  ["20.xml", 20],
  ["0.xml", null],
  ["01.xml", null],
  ["1", null],
  ["1.xml.gz", null],
  ["1234567.xml", null],
])("the file %s is sitemap number %s", (name, number) => {
  expect(parseSitemapFile(name)).toBe(number);
});
