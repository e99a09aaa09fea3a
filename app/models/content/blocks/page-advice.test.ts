import { expect, it } from "vitest";
import { date, link, list, picture, text } from "../../platform/fields/describe";
import type { WidgetContent } from "../../shops/pages/widget-content";
import { declareWidget } from "../widgets/widget-declaration";
import type { Block } from "./block";
import { linkedPaths, pageAdvice } from "./page-advice";

const declarations = {
  tiles: declareWidget({
    title: "Tiles",
    help: "",
    props: { title: text("Title") },
    items: list("Tiles", "Tile", { image: picture("Picture"), to: link("Link") }),
  }),
};

const html = '<h1>One</h1><h3>Three</h3><img src="a.png"><a href="/kitchen?x=1">Kitchen</a>';
const blocks: Block[] = [
  { id: "0", kind: "html", words: "", start: 0, end: html.length, marks: [] },
  { id: "1", kind: "widget", type: "tiles", name: "tiles", attributes: {}, start: 0, end: 0, marks: [] },
];
const contents = new Map<string, WidgetContent>([
  [
    "tiles",
    {
      type: "tiles",
      props: {},
      items: [
        { image: { value: "b.png", label: "" }, to: { value: "/gone/", label: "" } },
        { image: { value: "c.png", label: "A cup" }, to: { value: "https://example.com/x", label: "" } },
      ],
    },
  ],
]);
const page = {
  blocks,
  html,
  contents,
  declarations,
  isPage: true,
  metaDescription: "Cups",
  colors: { ink: "#1d2321", surface: "#ffffff" },
};

it("names the shop's own addresses that a page leads to (rule builder-11)", () => {
  expect(linkedPaths(page)).toEqual(["/kitchen", "/gone"]);
});

it("says what to mend, and in which block (rule builder-11)", () => {
  expect(pageAdvice(page, new Set(["/gone"]))).toEqual([
    { text: "A picture says nothing to people who cannot see it: describe it.", block: "0" },
    { text: "A heading of level 3 follows one of level 1.", block: "0" },
    { text: "A picture says nothing to people who cannot see it: describe it.", block: "1" },
    { text: "The link “/gone/” leads to no page.", block: "1" },
  ]);
});

it("says what a widget shows nothing without (rule builder-11)", () => {
  const day = date("Last day", { advice: "Choose the last day." });
  const sale = declareWidget({ title: "Sale", help: "", props: {}, items: list("Sales", "Sale", { day }) });
  const advised = (...items: WidgetContent["items"]) =>
    pageAdvice(
      {
        ...page,
        isPage: false,
        blocks: blocks.slice(1),
        declarations: { tiles: sale },
        contents: new Map([["tiles", { type: "tiles", props: {}, items }]]),
      },
      new Set(),
    );
  const lacks = [{ text: "Choose the last day.", block: "1" }];
  expect([advised({ day: { value: "", label: "" } }), advised()]).toEqual([lacks, lacks]);
  expect(advised({ day: { value: "2026-12-01", label: "" } })).toEqual([]);
});

it("asks a page, and no header, for one first heading and a description (rule builder-11)", () => {
  const bare = { ...page, html: "", blocks: [], contents: new Map(), metaDescription: "" };
  expect(pageAdvice(bare, new Set()).map(({ text }) => text)).toEqual([
    "The page has no heading of level 1, which says what it is about.",
    "Search engines and shared links show a description: write one.",
  ]);
  expect(pageAdvice({ ...bare, isPage: false }, new Set())).toEqual([]);
});

it("says that a page is heavier than a phone takes well, of the page itself (rule builder-11)", () => {
  const heavy = `<h1>One</h1>${'<img src="a.png" alt="A cup">'.repeat(41)}${"x".repeat(150_000)}`;
  const [whole] = blocks;
  if (!whole) throw new Error("there is no block");
  const page = {
    blocks: [{ ...whole, end: heavy.length }],
    html: heavy,
    contents: new Map(),
    declarations,
    isPage: true,
    metaDescription: "A page.",
    colors: { ink: "#000000", surface: "#ffffff" },
  };
  expect(pageAdvice(page, new Set())).toEqual([
    { text: "The page has 41 pictures: more than 40 make it slow on a phone.", block: null },
    { text: "The page has 151 KB of text and HTML: more than 150 KB make it slow.", block: null },
  ]);
});
