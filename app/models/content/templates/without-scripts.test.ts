import { expect, test } from "vitest";
import { staticData } from "../../platform/page/static-data";
import type { TemplateNode } from "./template";
import { withoutScripts } from "./without-scripts";

const html = (tag: string, text: string): TemplateNode => ({ kind: "html", tag, attributes: {}, html: text });
const clean = (...tree: TemplateNode[]) => withoutScripts({ tree, widgets: {} }).tree;

test("scripts and what stands in for them are left out", () => {
  const note = html("p", "Free shipping");
  expect(clean(html("script", "go()"), html("noscript", "<img>"), note)).toEqual([note]);
});

test("scripts within other HTML are left out, too", () => {
  const note = html("div", "<p>Hi</p><script>go('</p>')</script><link rel=x><b>you</b>");
  expect(clean(note)).toEqual([html("div", "<p>Hi</p><b>you</b>")]);
});

test("so are those in elements around widgets", () => {
  const menu: TemplateNode = { kind: "widget", type: "menu", attributeName: "main", key: "main" };
  const around: TemplateNode = {
    kind: "element",
    tag: "div",
    attributes: {},
    children: [html("script", "go()"), menu],
  };
  expect(clean(around)).toEqual([{ ...around, children: [menu] }]);
});

test.each([true, false])("and those in static parts, in a document: %s", (isDocument) => {
  const part: TemplateNode = {
    kind: "static-html",
    tag: "div",
    attributes: {},
    html: staticData("<i>a</i><script></script>", isDocument),
  };
  const [cleaned] = clean(part);
  expect(cleaned).toMatchObject({ html: staticData("<i>a</i>", isDocument) });
  expect(JSON.stringify(cleaned).includes("<i>")).toBe(!isDocument);
});
