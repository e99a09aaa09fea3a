import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { type RenderFaults, RenderFaultsProvider } from "~/components/storefront/following/render-faults";
import type { TemplateView as View } from "~/models/content/templates/template-view";
import { loadCode } from "./loaded-code";
import { TemplateView } from "./template-view";

beforeAll(() => loadCode(["simple-text"]));

const render = (view: View) => renderToStaticMarkup(<TemplateView view={view} />);
const placeholder = {
  kind: "widget",
  type: "simple-text",
  attributeName: "about",
  key: "simple-text:about",
} as const;
const text = (textContent: string) => ({ textContent });

test("a widget replaces its placeholder", () => {
  const html = render({
    tree: [{ kind: "element", tag: "section", attributes: { class: "narrow" }, children: [placeholder] }],
    widgets: {
      [placeholder.key]: { type: "simple-text", props: {}, items: [text("<p>Hello</p>")], data: null },
    },
  });
  expect(html).toBe('<section class="narrow"><div dir="auto" class="prose"><p>Hello</p></div></section>');
});

test.each([
  ["no content", undefined],
  ["an unknown type", { type: "hologram", props: {}, items: [], data: null }],
  ["no items", { type: "simple-text", props: {}, items: [], data: null }],
  ["an empty text", { type: "simple-text", props: {}, items: [text("")], data: null }],
])("a widget with %s renders nothing and breaks nothing", (_, widget) => {
  const widgets: View["widgets"] = widget ? { [placeholder.key]: widget } : {};
  expect(render({ tree: [placeholder], widgets })).toBe("");
});

test("owners' attributes are kept, except event handlers", () => {
  const html = render({
    tree: [
      {
        kind: "html",
        tag: "p",
        attributes: { class: "a", style: "color:red;--x:1", onclick: "x()", hidden: "" },
        html: "t",
      },
    ],
    widgets: {},
  });
  expect(html).toBe('<p class="a" style="color:red;--x:1" hidden="">t</p>');
});

test("the preview says why a widget is left out", () => {
  const notes = { [placeholder.key]: 'simple-text "about": there is no content of this name' };
  expect(render({ tree: [placeholder], widgets: {}, notes })).toContain("there is no content of this name");
});

test.each([
  ["textarea", { children: "x" }, "Hello", "<textarea>Hello</textarea>"],
  ["br", {}, "text", "<br/>"],
  ["input", { value: "7", ref: "a", key: "b" }, "", '<input value="7"/>'],
] as const)("a %s with content React rejects breaks nothing", (tag, attributes, html, shown) => {
  expect(render({ tree: [{ kind: "html", tag, attributes, html }], widgets: {} })).toBe(shown);
});

describe("a widget that fails to render on the server", () => {
  const view: View = {
    tree: [placeholder],
    widgets: { [placeholder.key]: { type: "simple-text", props: {}, items: [text("Hello")], data: null } },
  };
  const renderWith = (faults: RenderFaults) =>
    renderToStaticMarkup(
      <RenderFaultsProvider value={faults}>
        <TemplateView view={view} />
      </RenderFaultsProvider>,
    );

  test("is identified while it is rendered", () => {
    view.widgets[placeholder.key] = {
      type: "simple-text",
      props: {},
      data: null,
      get items(): never {
        throw new Error("broken items");
      },
    };
    const faults: RenderFaults = { current: null, leftOut: new Set() };
    expect(() => renderWith(faults)).toThrow();
    expect(faults.current).toBe("about");
  });

  test("is left out of the next attempt", () => {
    expect(renderWith({ current: null, leftOut: new Set(["about"]) })).toBe("");
  });
});
