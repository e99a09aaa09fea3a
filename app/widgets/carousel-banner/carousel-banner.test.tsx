import { describe, expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { CarouselBanner } from "./carousel-banner";
import { declaration } from "./schema";

const spring = itemOf(declaration, {
  bannerImage: { value: "/media/acme/00000000000000aa", label: "A table in spring" },
  bannerMobileImage: "/media/acme/00000000000000bb",
  bannerImageUrl: "/kitchen",
  bannerTitle: "Spring table",
  bannerSubTitle: "Stoneware for long breakfasts",
  primaryButton: "/kitchen",
  primaryButtonName: "Shop the table",
  secondaryButton: "https://maker.example/",
  secondaryButtonName: "Meet the potter",
});
const autumn = itemOf(declaration, { bannerImage: { value: "/media/acme/00000000000000cc", label: "Wool" } });
const render = (items = [spring, autumn], props = {}) =>
  renderOnPage(<CarouselBanner props={propsOf(declaration, props)} items={items} data={null} name="home" />);

describe("its properties", () => {
  test("have defaults (rule widgets-3)", () => {
    expect(propsOf(declaration, {})).toMatchObject({
      imageSize: "medium",
      autoplay: false,
      delaySeconds: 2,
      speedMs: 400,
    });
  });
  test.each([0, 61, "a while"])("a delay of %j seconds is 2", (delaySeconds) => {
    expect(propsOf(declaration, { delaySeconds }).delaySeconds).toBe(2);
  });
});

test("without a script all slides are there and reachable", () => {
  const html = render();
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2);
  expect(html).not.toContain("inert");
});

test("a slide has its number and the total", () => {
  expect(render()).toContain('aria-label="2 of 2"');
});

test("below 720 px the picture for phones is shown", () => {
  expect(render()).toMatch(/<source media="\(max-width: 719\.98px\)" srcSet="[^"]*00000000000000bb-640 640w/);
});

test("an internal link stays in the tab, an external button opens a new one", () => {
  const html = render();
  expect(html).toMatch(/<a aria-label="Spring table"[^>]*href="\/kitchen"/);
  expect(html).toMatch(/<a [^>]*href="https:\/\/maker\.example\/" target="_blank"/);
});

test("a button without an address is not shown", () => {
  expect(render([{ ...spring, primaryButton: "" }])).not.toContain("Shop the table");
});

test("only the first picture loads at once", () => {
  const html = render();
  expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});

test("pictures are 400 px high by default", () => {
  expect(render()).toContain("h-[400px]");
  expect(render([spring], { shape: "32" })).toContain("aspect-[3/2]");
});

test("each shape has its own height on a wide screen (rule widgets-2)", () => {
  const limits = ["32", "square", "34"].map(
    (shape) => /max-h-\[\d+vh\]/.exec(render([spring], { shape }))?.[0],
  );
  expect(limits).toEqual(["max-h-[60vh]", "max-h-[75vh]", "max-h-[90vh]"]);
});

test("words and picture have cells of their own (rule widgets-2)", () => {
  const html = render([spring], { shape: "32" });
  expect(html).toMatch(/class="banner-picture before:aspect-\[3\/2\][^"]*"/);
  expect(html).toContain('data-words="left"');
  expect(html).not.toMatch(/class="banner(?:-words)?[ "][^>]*(?:aspect|max-h|h)-\[/);
});

test("one that turns is hydrated at once (rule hydration-4)", () => {
  expect(render([spring, autumn], { autoplay: true })).toContain('data-at-once=""');
  expect(render([spring], { autoplay: true })).not.toContain("data-at-once");
  expect(render()).not.toContain("data-at-once");
});

test("without pictures nothing is shown", () => {
  expect(render([itemOf(declaration, { bannerTitle: "Words alone" })])).toBe("");
});
