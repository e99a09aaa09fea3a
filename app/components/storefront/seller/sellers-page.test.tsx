import { expect, test } from "vitest";
import { pagingOf } from "~/models/catalogue/listing/paging";
import type { ListedSeller } from "~/models/marketplace/seller-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { SellersPage } from "./sellers-page";

const elm: ListedSeller = {
  code: "elm",
  name: "Elm Pottery",
  logo: "",
  town: "Portland, ME",
  line: "Thrown by hand since 1998.",
  km: 12.4,
  rating: null,
};
const map = { data: { country: "M0 0", states: "M1 1", dots: [] } };
const page = ({ keyword = "", sellers = [elm], total = 1, number = 1 } = {}) =>
  renderOnPage(
    <SellersPage keyword={keyword} sellers={sellers} paging={pagingOf(total, number, 20)} map={map} />,
  ).replaceAll("<!-- -->", "");

test("a seller leads to its page, with its town, its distance and the first line of its story", () => {
  const html = page();
  expect(html).toMatch(/<h2[^>]*><a[^>]*>Elm Pottery<\/a><\/h2>/);
  expect(html).toMatch(/Portland, ME · [^<]*(mi|km)/);
  expect(html).toContain("Thrown by hand since 1998.");
  expect(page({ sellers: [{ ...elm, km: null, line: "" }] })).toContain(">Portland, ME</p>");
});

test("a dozen sellers need no search; more have one, and so has what was searched for", () => {
  expect(page({ total: 12 })).not.toContain('name="q"');
  expect(page({ total: 13 })).toContain('name="q"');
  expect(page({ keyword: "elm" })).toMatch(/name="q"[^>]*value="elm"|value="elm"[^>]*name="q"/);
});

test("it says how many there are, and how to see all again", () => {
  expect(page()).toContain("1 seller<");
  const found = page({ keyword: "elm", total: 3 });
  expect(found).toContain("3 sellers for “elm”.");
  expect(found).toContain("Show all sellers");
});

test("pages lead on and back, at their ends in one direction", () => {
  const turns = (number: number) =>
    [...page({ total: 60, number }).matchAll(/rel="(prev|next)"/g)].map(([, rel]) => rel);
  expect(turns(1)).toEqual(["next"]);
  expect(turns(2)).toEqual(["prev", "next"]);
  expect(turns(3)).toEqual(["prev"]);
  expect(page({ total: 20 })).not.toContain('aria-label="Pages"');
});
