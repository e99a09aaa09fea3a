import { expect, test } from "vitest";
import { list, reference, references, text } from "../../platform/fields/describe";
import type { WidgetItem } from "../../shops/pages/widget-content";
import { declareWidget } from "./widget-declaration";
import { widgetReferences } from "./widget-references";

const declared = declareWidget({
  title: "Shelf",
  help: "Products of a category.",
  props: {
    menuId: reference("Menu", "menu", { default: "main" }),
    skus: references("Products", "product"),
    template: reference("Template", "template"),
    sku: text("No product"),
  },
  items: list("Groups", "Group", {
    productsSku: references("Products", "product"),
    category: reference("Category", "category"),
  }),
});
const field = (value: string) => ({ value, label: "" });

test("a widget names what its fields lead to, in its properties and its items", () => {
  const props = { skus: ["A-1"], menuId: "help", template: "note" };
  const items: WidgetItem[] = [{ productsSku: field("B-1|B-2") }, { category: field("mugs") }];
  expect(widgetReferences(declared, { props, items })).toEqual({
    product: ["A-1", "B-1", "B-2"],
    category: ["mugs"],
    menu: ["help"],
    template: ["note"],
  });
});

test("other fields name nothing, nor does what is left to a default", () => {
  const content = { props: { sku: "A-1" }, items: [{ menuId: field("help") }] };
  expect(widgetReferences(declared, content)).toEqual({ product: [], category: [], menu: [], template: [] });
});
