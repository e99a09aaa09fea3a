import { expect, test } from "vitest";
import type { Block } from "../../content/blocks/block";
import type { WidgetDeclaration } from "../../content/widgets/widget-declaration";
import { outlineOf } from "./outline";

const at = (id: string) => ({ id, start: 0, end: 1, marks: [] });
const layout = (id: string, tag: string, classes: string[], blocks: Block[] = []): Block => ({
  ...at(id),
  kind: "layout",
  tag,
  classes,
  attributes: { "data-space": "small", "data-hide-on": "phone", "data-from": "2026-03-01" },
  innerStart: 0,
  innerEnd: 1,
  blocks,
});
const widget = (name: string): Block => ({ ...at("0"), kind: "widget", type: "tiles", name, attributes: {} });
const tiles = { title: "Tiles" } as WidgetDeclaration;
const facts = { declarations: { tiles }, contents: new Map() };

test("a layout stands before what it holds, with what is said of it (rules builder-8, builder-14)", () => {
  const column = layout("0.0", "div", [], [widget("home-tiles")]);
  expect(outlineOf([layout("0", "section", ["other", "grid-2"], [column])], facts)).toEqual([
    {
      id: "0",
      depth: 0,
      label: "Two columns",
      words: "",
      isLayout: true,
      hiddenOn: "phone",
      space: "small",
      from: "2026-03-01",
      until: "",
    },
    expect.objectContaining({ id: "0.0", depth: 1, label: "Column", isLayout: true }),
    expect.objectContaining({
      depth: 2,
      label: "Tiles",
      words: "home-tiles",
      isLayout: false,
      hiddenOn: "",
      space: "",
    }),
  ]);
});

test.each([
  ["band", "Stripe"],
  ["grid-3", "Three columns"],
  ["grid-aside", "Narrow and wide column"],
  ["grid-links", "Lists of links"],
  ["narrow", "Narrow section"],
  ["wide", "Wide section"],
  ["of the owner", "Section"],
])("a layout of the class %s is called %s", (name, label) => {
  expect(outlineOf([layout("0", "div", [name])], facts)[0]?.label).toBe(label);
});

test("an element within a layout that is no div is a section", () => {
  const [, inner] = outlineOf([layout("0", "div", ["wide"], [layout("0.0", "section", [])])], facts);
  expect(inner?.label).toBe("Section");
});

test("a text is named by its words, an unknown widget by its type", () => {
  const html: Block = { ...at("0"), kind: "html", words: "Our story" };
  const unknown: Block = { ...at("1"), kind: "widget", type: "gone", name: "one", attributes: {} };
  expect(outlineOf([html, unknown], facts)).toMatchObject([
    { label: "Text", words: "Our story", hiddenOn: "", space: "", from: "", until: "" },
    { label: "gone", words: "one" },
  ]);
});

const value = (text: unknown) => ({ value: text, label: "" });
const wordsOf = (props: Record<string, unknown>, items: Record<string, unknown>[]) => {
  const contents = new Map([["a", { type: "tiles", props, items } as never]]);
  return outlineOf([widget("a")], { ...facts, contents })[0]?.words;
};

test.each<[string, Record<string, unknown>, Record<string, unknown>[], string]>([
  ["a property that is a title", { look: "quiet", listTitle: "Most loved" }, [], "Most loved"],
  ["its items where the title is blank", { title: " " }, [{ buttonLabel: value("Buy") }], "Buy"],
  ["a description", {}, [{ image: value("a.webp"), description: value("Words") }], "Words"],
  ["a text", {}, [{ subText: value("Words") }], "Words"],
  ["a question", {}, [{ question: value("How old?") }], "How old?"],
  ["no picture and no number", { title: 3 }, [{ image: value("a.webp") }], ""],
  ["HTML without its tags", {}, [{ text: value("<p>Salt &amp;\n <b>pepper</b></p>") }], "Salt & pepper"],
  ["the first 60 characters", { title: "x".repeat(61) }, [], "x".repeat(60)],
])("a widget is named by %s", (_, props, items, words) => {
  expect(wordsOf(props, items)).toBe(words);
});
