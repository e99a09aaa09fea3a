import { describe, expect, test } from "vitest";
import { parseTemplate } from "./parse-template.server";

const hero = '<div data-widget="static-image-banner" data-attribute="home-hero"></div>';

test("a placeholder becomes a widget", () => {
  expect(parseTemplate(hero)).toEqual([
    {
      kind: "widget",
      type: "static-image-banner",
      attributeName: "home-hero",
      key: "static-image-banner:home-hero",
    },
  ]);
});

test("what holds no placeholder stays one string of HTML", () => {
  expect(parseTemplate('<section class="band"><p>Free <b>returns</b></p></section>')).toEqual([
    { kind: "html", tag: "section", attributes: { class: "band" }, html: "<p>Free <b>returns</b></p>" },
  ]);
});

test("elements around a placeholder are kept", () => {
  expect(parseTemplate(`<div class="narrow">Hello ${hero}</div>`)).toMatchObject([
    { kind: "element", tag: "div", children: [{ kind: "text", text: "Hello " }, { kind: "widget" }] },
  ]);
});

test("the same content placed twice has two keys", () => {
  const keys = parseTemplate(hero + hero).map((node) => (node.kind === "widget" ? node.key : ""));
  expect(new Set(keys).size).toBe(2);
});

test("the head comment is not content", () => {
  expect(parseTemplate('<!-- { "name": "Homepage" } --><p>Hi</p>')).toHaveLength(1);
});

describe("malformed HTML", () => {
  test.each(["<div><p>open", "</div></p>", "<div data-widget=>", "<<>>", "<p class='a>b", "", "<!-- open"])(
    "%j gives a tree, not an error",
    (html) => {
      expect(Array.isArray(parseTemplate(html))).toBe(true);
    },
  );
});
