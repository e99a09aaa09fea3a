import { expect, test } from "vitest";
import { itemOf, renderOnPage } from "../widget-fixture";
import { schema } from "./schema";
import { StaticImageBanner } from "./static-image-banner";

const hero = {
  title: "Made to be kept",
  description: "Stoneware and lamps",
  image: { value: "/media/acme/00000000000000aa", label: "A lamp by the window" },
  imageMobile: "/media/acme/00000000000000bb",
  primaryButtonLabel: "Shop",
  primaryButtonCta: "/kitchen",
  secondaryButtonLabel: "Our story",
  secondaryButtonCta: "https://story.example/",
};
const render = (fields = {}, props = {}) =>
  renderOnPage(
    <StaticImageBanner
      props={schema.parse(props)}
      items={[itemOf({ ...hero, ...fields })]}
      data={null}
      name="hero"
    />,
  );

test("its defaults are large, filled, without an aspect ratio", () => {
  expect(schema.parse({ size: 3 })).toEqual({ size: "large", shape: "", alignment: "fill", heading: "h1" });
});

test("title, description and both buttons are on the picture", () => {
  const html = render();
  expect(html).toMatch(/<h1[^>]*>Made to be kept<\/h1>/);
  expect(html).toContain("Stoneware and lamps");
  expect(html).toMatch(/href="\/kitchen"[^>]*>Shop</);
  expect(html).toMatch(/href="https:\/\/story\.example\/" target="_blank"/);
});

test.each([
  ["third", "max-w-md"],
  ["half", "max-w-xl"],
  ["two-thirds", "max-w-3xl"],
  ["full", "max-w-none"],
  ["enormous", "max-w-xl"],
])("text of width %s is %s", (textWidth, width) => {
  expect(render({ textWidth })).toContain(width);
});

test.each([
  ["top", "items-start"],
  ["middle", "items-center"],
  ["bottom", "items-end"],
])("text is at the %s", (verticalAlign, place) => {
  expect(render({ verticalAlign })).toContain(place);
});

test.each(["left", "center", "right"])("text is aligned to the %s", (contentTextAlign) => {
  expect(render({ contentTextAlign })).toContain(`text-${contentTextAlign}`);
});

test("below 720 px the picture for phones is shown", () => {
  expect(render()).toMatch(/<source media="\(max-width: 719\.98px\)" srcSet="[^"]*00000000000000bb/);
});

test("an aspect ratio replaces the size", () => {
  const html = render({}, { shape: "square" });
  expect(html).toContain("aspect-square");
  expect(html).not.toContain("min-h-[520px]");
});

test("each shape has its own height on a wide screen (rule widgets-2)", () => {
  const limits = ["32", "square", "34"].map((shape) => /max-h-\[\d+vh\]/.exec(render({}, { shape }))?.[0]);
  expect(limits).toEqual(["max-h-[60vh]", "max-h-[75vh]", "max-h-[90vh]"]);
});

test("its shape limits no words: both are in one cell, as high as the higher of them (rule widgets-2)", () => {
  const html = render({}, { shape: "32" });
  expect(html).toContain("before:[grid-area:1/1]");
  expect(html).toMatch(/[ "]\[grid-area:1\/1\]/);
  expect(html).not.toMatch(/[ "](?:aspect|max-h|h)-\[/);
});

test("a later banner has a lower heading level", () => {
  expect(render({}, { heading: "h2" })).toMatch(/<h2[^>]*>Made to be kept/);
});

test("without an item nothing is shown", () => {
  expect(
    renderOnPage(<StaticImageBanner props={schema.parse({})} items={[]} data={null} name="hero" />),
  ).toBe("");
});
