import { describe, expect, test } from "vitest";
import { parseTemplate } from "./parse-template.server";

const inline = '<span data-widget="static-image-banner" data-attribute="home-hero"></span>';
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

test("a paragraph around a widget becomes a block that may hold one", () => {
  expect(parseTemplate(`<p class="lead">${inline}</p>`)).toMatchObject([
    { kind: "element", tag: "div", attributes: { class: "lead", style: "display:block;" } },
  ]);
});

test("a table around a widget keeps its look", () => {
  expect(parseTemplate(`<table><tr><td>${hero}</td></tr></table>`)).toMatchObject([
    {
      tag: "div",
      attributes: { style: "display:table;" },
      children: [{ tag: "div", children: [{ tag: "div", attributes: { style: "display:table-cell;" } }] }],
    },
  ]);
});

test("a table of words stays a table", () => {
  expect(parseTemplate("<table><tr><td>1</td></tr></table>")).toMatchObject([{ tag: "table" }]);
});

test("a whole document becomes what its body holds", () => {
  expect(parseTemplate("<html><head></head><body><p>Us</p></body></html>")).toMatchObject([{ tag: "p" }]);
});

test("a script that writes into the page is kept together with what it writes", () => {
  const script = "<script>document.write(new Date().getFullYear())</script>";
  expect(parseTemplate(`<div>© ${script}${hero}</div>`)).toMatchObject([
    { children: [{ kind: "text" }, { tag: "div", attributes: { class: "contents" }, html: script }, {}] },
  ]);
});

test("an element keeps its handlers", () => {
  const button = '<button onclick="openChat()">Chat</button>';
  expect(parseTemplate(button)).toMatchObject([
    { tag: "div", attributes: { class: "contents" }, html: button },
  ]);
});

test("notes to the owner are shown in previews alone", () => {
  const html =
    "<section><p>Us</p><p data-owner-note>Add your address</p></section><p data-owner-note>More</p>";
  expect(parseTemplate(html)).toMatchObject([{ html: "<p>Us</p>" }]);
  expect(JSON.stringify(parseTemplate(html, { showsNotes: true }))).toContain("Add your address");
});

describe("malformed HTML", () => {
  test.each(["<div><p>open", "</div></p>", "<div data-widget=>", "<<>>", "<p class='a>b", "", "<!-- open"])(
    "%j gives a tree, not an error",
    (html) => {
      expect(Array.isArray(parseTemplate(html))).toBe(true);
    },
  );
});
