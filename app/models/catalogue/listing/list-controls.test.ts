import { expect, test } from "vitest";
import { listControls } from "./list-controls";

const none = { favorite: false, list: false, later: false };
const all = { favorite: true, list: true, later: true };

test.each([
  ["simple", "in-stock", all],
  ["simple", "backordered", all],
  ["simple", "out-of-stock", all],
  ["simple", "discontinued", none],
  ["simple", "unavailable_for_sale", none],
  ["variable_product", "in-stock", all],
  ["variable_product", "discontinued", none],
  ["grouped", "in-stock", all],
  ["grouped", "unavailable_for_sale", none],
  ["gift_certificate", "in-stock", none],
  ["gift_certificate", "out-of-stock", none],
] as const)("a product of class %s that is %s has the controls %j", (classCode, stockStatus, controls) => {
  const modules = { shopping_list: { enable: true }, save_for_later: { enable: true } };
  expect(listControls(modules, { classCode, stockStatus })).toEqual(controls);
});

test.each([
  [false, false],
  [false, true],
  [true, false],
])("with lists %s and saving %s a product has just those controls", (list, later) => {
  const modules = { shopping_list: { enable: list }, save_for_later: { enable: later } };
  expect(listControls(modules, { classCode: "simple", stockStatus: "in-stock" })).toEqual({
    ...all,
    list,
    later,
  });
});

test("a gift card of several amounts has no control (rule gift-cards-8)", () => {
  const modules = { shopping_list: { enable: true }, save_for_later: { enable: true } };
  const product = { classCode: "variable_product", isGiftCard: true, stockStatus: "in-stock" } as const;
  expect(listControls(modules, product)).toEqual(none);
});
