import { expect, test } from "vitest";
import { nestedDeclaration, nestedTemplate } from "./nested-source";

const propsOf = (props: Record<string, unknown>) => nestedDeclaration.read({ props, items: [] }).props;

test("a block is found by its name", () => {
  expect(nestedTemplate(propsOf({ template: "delivery-note" }), [])).toEqual({
    entityType: "block",
    name: "delivery-note",
  });
});

test("the item's name comes first", () => {
  expect(nestedTemplate(propsOf({ template: "other" }), [{ template: "delivery-note" }])?.name).toBe(
    "delivery-note",
  );
});

test("a block without a name is null", () => {
  expect(nestedTemplate(propsOf({}), [])).toBeNull();
});

test("a footer without a name is the primary one", () => {
  expect(nestedTemplate(propsOf({ source: "footer" }), [])).toEqual({ entityType: "footer" });
});

test("any other kind is treated as a block", () => {
  expect(propsOf({ source: "page" }).source).toBe("block");
});
