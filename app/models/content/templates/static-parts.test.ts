import { describe, expect, test } from "vitest";
import type { WidgetView } from "../widgets/widget-view";
import { type Hydration, withStaticParts } from "./static-parts";
import type { TemplateNode } from "./template";
import type { TemplateView } from "./template-view";

const widget = (type: string, data: unknown = null): WidgetView => ({ type, props: {}, items: [], data });
const placed = (key: string): TemplateNode => ({ kind: "widget", type: key, attributeName: key, key });
const element = (tag: string, ...children: TemplateNode[]): TemplateNode => ({
  kind: "element",
  tag,
  attributes: { class: "row" },
  children,
});
const html = (tag: string, text: string): TemplateNode => ({ kind: "html", tag, attributes: {}, html: text });

const widgets = { words: widget("words"), form: widget("form"), slider: widget("slider", ["Tide mug"]) };
const hydrations: Record<string, Hydration> = { words: "nothing", slider: "all but data" };
const hydrationOf = ({ type }: WidgetView) => hydrations[type] ?? "all";
const prepared = (tree: TemplateNode[], isDocument = true): TemplateView =>
  withStaticParts({ tree, widgets }, hydrationOf, isDocument);
/** What reaches a browser beside the HTML. */
const sent = (view: TemplateView) => JSON.parse(JSON.stringify(view));

test("an element around nothing but widgets without scripts is static", () => {
  const view = prepared([element("section", placed("words"), { kind: "text", text: "and" })]);
  expect(view.tree).toMatchObject([{ kind: "static", tag: "section", attributes: { class: "row" } }]);
  expect(sent(view)).toMatchObject({ tree: [{ part: {} }], widgets: {} });
});

test("the render reads what a static element holds", () => {
  const [node] = prepared([element("section", placed("words"))]).tree;
  expect(node?.kind === "static" && node.part.data).toEqual({ tree: [placed("words")], widgets });
});

test("a browser that asks for data alone gets all of it", () => {
  const [node] = sent(prepared([element("section", placed("words"))], false)).tree;
  expect(node.part.data.tree).toEqual([placed("words")]);
});

test("an element around a widget with a script is hydrated, what stands beside the widget is as it was", () => {
  const tree = [element("section", placed("words"), placed("form"))];
  const view = prepared(tree);
  expect(view.tree).toEqual(tree);
  expect(Object.keys(view.widgets)).toEqual(["words", "form"]);
});

test("a widget by itself gets an element that has no box", () => {
  expect(prepared([placed("words"), placed("form")]).tree).toMatchObject([
    { kind: "static", tag: "div", attributes: { class: "contents" } },
    { kind: "widget", key: "form" },
  ]);
});

test("of a widget that shows static data a browser gets all but these", () => {
  const { slider } = prepared([placed("slider")]).widgets;
  expect(slider?.data).toEqual({});
  expect(slider).toHaveProperty("data.data", ["Tide mug"]);
});

describe("HTML", () => {
  test("is in the page once", () => {
    const view = prepared([html("div", "<p>About us</p>")]);
    expect(JSON.stringify(view)).not.toContain("About us");
    const [node] = view.tree;
    expect(node?.kind === "static-html" && node.html.data).toBe("<p>About us</p>");
  });

  test.each(["script", "style", "textarea", "iframe"])("in a %s stays as it is", (tag) => {
    const tree = [html(tag, "text")];
    expect(prepared(tree).tree).toEqual(tree);
  });

  test("that is empty stays as it is", () => {
    expect(prepared([html("br", "")]).tree).toEqual([html("br", "")]);
  });
});
