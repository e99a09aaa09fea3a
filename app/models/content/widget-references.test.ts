import { expect, test } from "vitest";
import { widgetContentSchema } from "./widget-content-schema";
import { widgetReferences } from "./widget-references";

const referencesOf = (content: object) => widgetReferences(widgetContentSchema.parse(content));

test("a list names the products of all its groups", () => {
  const items = [{ productsSku: "A-1, A-2" }, { productsSku: "B-1" }];
  expect(referencesOf({ type: "product-list", items }).skus).toEqual(["A-1", "A-2", "B-1"]);
});

test("a slider names products in its properties and its items", () => {
  const content = { type: "product-slider", props: { skus: ["A-1"] }, items: [{ skus: "B-1|B-2" }] };
  expect(referencesOf(content).skus).toEqual(["A-1", "B-1", "B-2"]);
});

test("a block names its template, a menu its menu", () => {
  expect(referencesOf({ type: "block", props: { template: "note" } }).templates).toEqual(["note"]);
  expect(referencesOf({ type: "footer-menu", props: { menuId: "help" } }).menus).toEqual(["help"]);
});

test("other widgets name nothing, whatever their fields are called", () => {
  expect(
    referencesOf({ type: "simple-text", props: { menuId: "help" }, items: [{ sku: "A-1", template: "x" }] }),
  ).toEqual({ skus: [], templates: [], menus: [] });
});
