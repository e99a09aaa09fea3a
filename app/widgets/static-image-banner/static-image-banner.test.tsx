import { expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { declaration } from "./schema";
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
      props={propsOf(declaration, props)}
      items={[itemOf(declaration, { ...hero, ...fields })]}
      data={null}
      name="hero"
    />,
  );

test("its defaults are large, filled, without an aspect ratio", () => {
  expect(propsOf(declaration, { size: 3 })).toEqual({
    size: "large",
    shape: "",
    alignment: "fill",
    heading: "h1",
  });
});

test("title, description and both buttons are beside the picture", () => {
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
  ["top", "self-start"],
  ["middle", "self-center"],
  ["bottom", "self-end"],
])("text is at the %s", (verticalAlign, place) => {
  expect(render({ verticalAlign })).toContain(place);
});

test.each([
  ["left", "start"],
  ["center", "center"],
  ["right", "end"],
])("text of the %s is aligned to the %s of the line (rule texts-11)", (contentTextAlign, side) => {
  expect(render({ contentTextAlign })).toContain(`text-${side}`);
});

test("below 720 px the picture for phones is shown", () => {
  expect(render()).toMatch(/<source media="\(max-width: 719\.98px\)" srcSet="[^"]*00000000000000bb/);
});

test("an aspect ratio replaces the size", () => {
  const html = render({}, { shape: "square" });
  expect(html).toContain("aspect-square");
  expect(html).not.toContain("min-h-[560px]");
});

test("each shape has its own height on a wide screen (rule widgets-2)", () => {
  const limits = ["32", "square", "34"].map((shape) => /max-h-\[\d+vh\]/.exec(render({}, { shape }))?.[0]);
  expect(limits).toEqual(["max-h-[60vh]", "max-h-[75vh]", "max-h-[90vh]"]);
});

test("its shape limits no words: they have a cell of their own (rule widgets-2)", () => {
  const html = render({}, { shape: "32" });
  expect(html).toMatch(/class="banner-picture before:aspect-\[3\/2\][^"]*"/);
  expect(html).not.toMatch(/class="banner(?:-words)?[ "][^>]*(?:aspect|max-h|h)-\[/);
});

test.each([
  [{}, "left"],
  [{ contentTextAlign: "right" }, "right"],
  [{ contentTextAlign: "center" }, "below"],
  [{ textWidth: "full" }, "below"],
])("words of %j stand %s of the picture (rule widgets-2)", (fields, place) => {
  expect(render(fields)).toContain(`data-words="${place}"`);
});

test("a picture alone, and words alone, have the banner for themselves", () => {
  const words = { title: "", description: "", primaryButtonLabel: "", secondaryButtonLabel: "" };
  expect(render(words)).not.toContain("banner-words");
  expect(render({ image: "" })).not.toContain("banner-picture");
  expect(render({ image: "" })).not.toContain("data-words");
});

test("what matters in a picture stays in view (rule widgets-2)", () => {
  expect(render({ imageFocus: "right-bottom" })).toContain("object-right-bottom");
  expect(render({ imageFocus: "elsewhere" })).toContain("object-center");
});

test("a later banner has a lower heading level", () => {
  expect(render({}, { heading: "h2" })).toMatch(/<h2[^>]*>Made to be kept/);
});

test("without an item nothing is shown", () => {
  expect(
    renderOnPage(<StaticImageBanner props={propsOf(declaration, {})} items={[]} data={null} name="hero" />),
  ).toBe("");
});
