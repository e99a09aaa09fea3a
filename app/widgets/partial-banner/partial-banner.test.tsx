import { expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { PartialBanner } from "./partial-banner";
import { declaration } from "./schema";

const tile = itemOf(declaration, {
  bannerTitle: "Kitchen",
  bannerSubTitle: "Mugs and pans",
  bannerImage: { value: "/media/acme/00000000000000aa", label: "A blue mug" },
  bannerImageUrl: "/kitchen",
});
const render = (items = [tile], props = {}, data: (typeof tile)[] | null = null) =>
  renderOnPage(<PartialBanner props={propsOf(declaration, props)} items={items} data={data} name="rooms" />);

test("its properties have defaults (rule widgets-4)", () => {
  expect(propsOf(declaration, {})).toEqual({
    title: "",
    fillWith: "",
    columns: 4,
    imageSize: "medium",
    shape: "",
    alignment: "fill",
  });
});

test.each([1, 6, 2.5, "three"])("%j columns are 4", (columns) => {
  expect(propsOf(declaration, { columns }).columns).toBe(4);
});

test("a tile has its picture, its text and one link", () => {
  const html = render();
  expect(html).toContain('alt="A blue mug"');
  expect(html).toContain("Mugs and pans");
  expect(html.match(/<a /g)).toHaveLength(1);
});

test("pictures are 300 px high, or have an aspect ratio", () => {
  expect(render()).toContain("md:h-[300px]");
  expect(render([tile], { shape: "34" })).toContain("aspect-[3/4]");
});

test("a centered picture is shown completely", () => {
  expect(render([tile], { alignment: "center" })).toContain("object-contain");
});

test("a tile may have a button", () => {
  const html = render([
    { ...tile, ...itemOf(declaration, { primaryButtonLabel: "Shop mugs", primaryButtonCta: "/mugs" }) },
  ]);
  expect(html).toMatch(/href="\/mugs"[^>]*>Shop mugs/);
});

test("a picture without text is a link with its name", () => {
  const alone = itemOf(declaration, {
    bannerImage: { value: "/media/acme/00000000000000aa", label: "Gifts" },
    bannerImageUrl: "/gifts",
  });
  expect(render([alone])).toMatch(/<a aria-label="Gifts"[^>]*href="\/gifts"/);
});

test("a tile without an address is not a link", () => {
  expect(render([itemOf(declaration, { bannerTitle: "Soon" })])).not.toContain("<a ");
});

test("without tiles nothing is shown", () => {
  expect(render([])).toBe("");
});

test("what its loader made stands as wide as there is of it", () => {
  const html = render([], {}, [tile, tile]);
  expect(html).toContain("md:grid-cols-2");
  expect(html).toMatch(/href="\/kitchen"[^>]*>Kitchen/);
});
