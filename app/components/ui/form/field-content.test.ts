// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { hasTyped } from "./field-content";

beforeEach(() => {
  document.body.innerHTML =
    '<input type="hidden" value="7"><input name="city" value="Nazareth"><input type="checkbox" checked><textarea></textarea><select><option>A</option><option selected>B</option></select>';
});
const at = <Element extends HTMLElement>(selector: string) => document.querySelector(selector) as Element;

test("a page as the server sent it holds nothing that was typed", () => {
  expect(hasTyped(document)).toBe(false);
});

test.each([
  ["a text", () => (at<HTMLInputElement>("[name=city]").value = "Bethlehem")],
  ["a mark", () => (at<HTMLInputElement>("[type=checkbox]").checked = false)],
  ["several lines", () => (at<HTMLTextAreaElement>("textarea").value = "Ring twice")],
  ["a choice", () => (at<HTMLSelectElement>("select").selectedIndex = 0)],
])("%s was typed", (_, type) => {
  type();
  expect(hasTyped(document)).toBe(true);
});
