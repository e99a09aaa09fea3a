import { expect, test } from "vitest";
import { menuScreen } from "../records/menu-screen";
import { changeItems, readItemChange } from "./change-items";
import type { FormTexts } from "./form-node";

const { form } = menuScreen.formOf({ name: "", items: [] }, { widgets: {}, languages: [] });
const item = (label: string, items: FormTexts = []): FormTexts => ({ label, items });
const menu = {
  name: "Main",
  items: [item("Mugs", [item("Cups", [item("Small", "")])]), item("Plates"), item("Bowls", [item("Deep")])],
};

/** The labels of a menu, each with a dash for every level above it. */
function labels(texts: FormTexts, depth = 0): string[] {
  const all = Array.isArray(texts) ? (texts as { label: string; items: FormTexts }[]) : [];
  return all.flatMap(({ label, items }) => ["-".repeat(depth) + label, ...labels(items, depth + 1)]);
}

const after = (text: string) => {
  const change = readItemChange(text);
  const texts = change ? changeItems(form, menu, change) : expect.fail("no change");
  return labels((texts as { items: FormTexts }).items);
};

const as = ["Mugs", "-Cups", "--Small", "Plates", "Bowls", "-Deep"];

test.each([
  ["in items[1]", ["Mugs", "-Cups", "--Small", "-Plates", "Bowls", "-Deep"]],
  ["in items[2]", ["Mugs", "-Cups", "--Small", "Plates", "-Bowls", "--Deep"]],
  ["out items[0].items[0]", ["Mugs", "Cups", "-Small", "Plates", "Bowls", "-Deep"]],
  ["out items[0].items[0].items[0]", ["Mugs", "-Cups", "-Small", "Plates", "Bowls", "-Deep"]],
  ["in items[0]", as],
  ["out items[1]", as],
])("%s makes a menu of %j (rule office-6)", (text, expected) => expect(after(text)).toEqual(expected));

test("nothing moves to where the levels below it have no fields (rule office-6)", () => {
  const deep = { name: "", items: [item("Mugs"), item("Cups", [item("Small", [item("Red", "")])])] };
  const change = readItemChange("in items[1]");
  expect(change && changeItems(form, deep, change)).toEqual(deep);
});
