import { expect, test } from "vitest";
import { field } from "../options/option-fixture";
import { isBoughtSingly } from "./fixed-quantity";

test.each([
  ["without fields", [], false],
  ["with a required field", [field("text")], true],
  ["with a field that may stay empty", [field("text", { isRequired: false })], true],
  ["with fields that are not displayed", [field("text", { isDisplayed: false })], false],
])("a product %s (rule options-16)", (_which, personalization, isSingly) => {
  expect(isBoughtSingly({ personalization })).toBe(isSingly);
});
