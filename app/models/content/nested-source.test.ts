import { expect, test } from "vitest";
import { nestedSchema, nestedTemplate } from "./nested-source";

const named = { template: { value: "delivery-note", label: "" } };

test("a block is found by its name", () => {
  expect(nestedTemplate(nestedSchema.parse({ template: "delivery-note" }), [])).toEqual({
    entityType: "block",
    name: "delivery-note",
  });
});

test("the item's name comes first", () => {
  expect(nestedTemplate(nestedSchema.parse({ template: "other" }), [named])?.name).toBe("delivery-note");
});

test("a block without a name is null", () => {
  expect(nestedTemplate(nestedSchema.parse({}), [])).toBeNull();
});

test("a footer without a name is the primary one", () => {
  expect(nestedTemplate(nestedSchema.parse({ source: "footer" }), [])).toEqual({ entityType: "footer" });
});

test("any other kind is treated as a block", () => {
  expect(nestedSchema.parse({ source: "page" }).source).toBe("block");
});
