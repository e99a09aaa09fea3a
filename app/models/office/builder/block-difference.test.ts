import { expect, test } from "vitest";
import type { Block } from "../../content/blocks/block";
import { blockDifference } from "./block-difference";

/** A page of widgets named by letters, and texts between them. */
function pageOf(...parts: string[]) {
  const html = parts.join("\n");
  let at = 0;
  const blocks = parts.map((part, index): Block => {
    const place = { id: String(index), start: at, end: at + part.length, marks: [] };
    at += part.length + 1;
    return part.length === 1
      ? { ...place, kind: "widget", type: "tiles", name: part, attributes: {} }
      : { ...place, kind: "html", words: part };
  });
  return { html, blocks, declarations: {}, contents: new Map() };
}

test("names what was added and removed (rule builder-18)", () => {
  expect(blockDifference(pageOf("a", "old words"), pageOf("a", "new words", "b"))).toEqual([
    "Added: Text “new words”.",
    "Added: tiles “b”.",
    "Removed: Text “old words”.",
  ]);
});

test("says the order where something moved", () => {
  expect(blockDifference(pageOf("a", "b"), pageOf("b", "a"))).toEqual([
    "The order is now: tiles “b”, tiles “a”.",
  ]);
});

test("says that the HTML around them changed, and nothing where nothing did", () => {
  const page = pageOf("a");
  expect(blockDifference(page, { ...page, html: "a " })).toHaveLength(1);
  expect(blockDifference(page, page)).toEqual([]);
});

test("says the order where only some moved, and not of what stayed in its order", () => {
  expect(blockDifference(pageOf("a", "b", "c"), pageOf("a", "c", "b"))).toEqual([
    "The order is now: tiles “a”, tiles “c”, tiles “b”.",
  ]);
  expect(blockDifference(pageOf("a", "b", "c"), pageOf("a", "c"))).toEqual(["Removed: tiles “b”."]);
});

test("a text is the same with other blanks around it, and another with other words", () => {
  expect(blockDifference(pageOf("a", " our words"), pageOf("a", "our words "))).toEqual([
    expect.stringContaining("The HTML around"),
  ]);
  expect(blockDifference(pageOf("one text", "two text"), pageOf("two text", "one text"))).toHaveLength(1);
});
