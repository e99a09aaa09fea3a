import { expect, test } from "vitest";
import { foundPages, searchedPage } from "./found-pages";

const page = (slug: string, title: string, text = "", description = "") =>
  searchedPage({ slug, title, description }, text);
const pages = [
  page("about", "About us", "We write back, and take returns in the shop."),
  page("shipping", "Shipping & returns", "Sixty days."),
  page("refund-policy", "Refunds", "", "How a return is paid back"),
];
const slugs = (keyword: string) => foundPages(pages, keyword).map(({ slug }) => slug);

test.each([
  ["returns", ["shipping", "refund-policy", "about"]],
  ["return", ["shipping", "refund-policy", "about"]],
  ["RETU", ["shipping", "refund-policy", "about"]],
  ["shipping returns", ["shipping"]],
  ["refund", ["refund-policy"]],
])("%s finds pages, by title first (search-7)", (keyword, found) => {
  expect(slugs(keyword)).toEqual(found);
});

test("a page keeps its words each once, of plurals the singular", () => {
  const { places } = searchedPage({ slug: "mugs", title: "Mugs", description: "" }, "A mug, two Mugs: mug.");
  expect(places).toEqual([" mug", " mug", " a mug two"]);
});

test.each(["", "  ", "us", "&", "mug", "returns of mugs"])("'%s' finds no page", (keyword) => {
  expect(slugs(keyword)).toEqual([]);
});

test.each([
  ["lodz", "Our shop in Łódź"],
  ["creme brulee", "Crème brûlée"],
  ["wifi", "Wi-Fi"],
  ["wi-fi", "Wifi"],
  ["送料", "返品と送料について"],
])("%s finds the page '%s' (search-9)", (keyword, title) => {
  expect(foundPages([page("a", title)], keyword)).toHaveLength(1);
});

test("at most four pages are found", () => {
  const many = Array.from({ length: 5 }, (_, at) => page(`returns-${at}`, `Returns ${at}`));
  expect(foundPages(many, "returns")).toHaveLength(4);
});
