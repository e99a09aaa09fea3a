import { expect, test } from "vitest";
import { placedWidgets } from "../templates/placed-widgets";
import type { TemplateNode } from "../templates/template";
import type { TemplateView } from "../templates/template-view";
import { orderMenusForMobile } from "./order-menus-for-mobile";

const widget = (key: string, type = "menu"): TemplateNode => ({
  kind: "widget",
  type,
  attributeName: key,
  key,
});

function header(orders: Record<string, number | undefined>): TemplateView {
  const [first = "", ...rest] = Object.keys(orders);
  const tree: TemplateNode[] = [
    { kind: "element", tag: "div", attributes: {}, children: [widget(first)] },
    widget("logo", "simple-text"),
    ...rest.map((key) => widget(key)),
  ];
  const widgets = Object.fromEntries(
    Object.entries(orders).map(([key, orderInMobile]) => [
      key,
      { type: "menu", props: { orderInMobile }, items: [], data: null },
    ]),
  );
  return { tree, widgets };
}

const keys = (view: TemplateView) => placedWidgets(view.tree).map(({ key }) => key);

test("menus swap places, and nothing else does", () => {
  expect(keys(orderMenusForMobile(header({ main: 2, help: 1 })))).toEqual(["help", "logo", "main"]);
});

test("menus without an order come last, in their own order", () => {
  const view = header({ a: undefined, b: undefined, c: 1 });
  expect(keys(orderMenusForMobile(view))).toEqual(["c", "logo", "a", "b"]);
});

test("a header already in order is unchanged", () => {
  const view = header({ main: 1, help: 2 });
  expect(orderMenusForMobile(view)).toBe(view);
});
