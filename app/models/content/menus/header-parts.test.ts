import { expect, test } from "vitest";
import type { TemplateNode } from "../templates/template";
import { menusOf, placesParts, standsAlone } from "./header-parts";

const widget = (type: string): TemplateNode => ({ kind: "widget", type, attributeName: "", key: type });
const row = (...children: TemplateNode[]): TemplateNode => ({
  kind: "element",
  tag: "div",
  attributes: { class: "header-row" },
  children,
});
const header = (...tree: TemplateNode[]) => ({ tree, widgets: {} });

test.each(["menu-button", "logo", "search-bar", "account-menu", "cart-link"])(
  "a header with a %s places its parts itself",
  (type) => {
    expect(placesParts(header(row(widget(type)), widget("menu")))).toBe(true);
    expect(standsAlone(type)).toBe(true);
  },
);

test("a header of menus and words does not", () => {
  expect(placesParts(header(widget("menu"), row(widget("simple-text"))))).toBe(false);
  expect(standsAlone("menu")).toBe(false);
});

test("its sidebar shows the menus alone", () => {
  expect(menusOf(header(row(widget("logo"), widget("menu")), widget("cart-link")))?.tree).toEqual([
    widget("menu"),
  ]);
  expect(menusOf(header(widget("logo")))).toBeNull();
});
