import { describe, expect, it } from "vitest";
import type { Block } from "./block";
import { mergedHtml, mergePieces, type PartChoice, piecesOf } from "./merge-pieces";

/** Blocks of one line each: `<b>` to `</b>` is a layout around the lines between, all else a text. */
function blocksOf(html: string): Block[] {
  const top: Block[] = [];
  const open: { start: number; innerStart: number; blocks: Block[] }[] = [];
  for (const found of html.matchAll(/<\w+>|<\/\w+>|[^<>\s]+/g)) {
    const { index: start } = found;
    const [text] = found;
    const end = start + text.length;
    const among = open.at(-1)?.blocks ?? top;
    const id = `${start}`;
    if (text.startsWith("</")) {
      const layout = open.pop();
      if (!layout) continue;
      const shared = { id: String(layout.start), tag: "b", classes: [], attributes: {}, marks: [] };
      (open.at(-1)?.blocks ?? top).push({
        ...shared,
        kind: "layout",
        start: layout.start,
        end,
        innerStart: layout.innerStart,
        innerEnd: start,
        blocks: layout.blocks,
      });
    } else if (text.startsWith("<")) open.push({ start, innerStart: end, blocks: [] });
    else among.push({ id, kind: "html", words: text, start, end, marks: [] });
  }
  return top;
}

const pieces = (html: string) => piecesOf(html, blocksOf(html));

const partsOf = ([began, mine, theirs]: [began: string, mine: string, theirs: string]) =>
  mergePieces(pieces(began), pieces(mine), pieces(theirs));

const merged = (htmls: [began: string, mine: string, theirs: string], ...choices: PartChoice[]) =>
  mergedHtml(partsOf(htmls), choices);

const asked = (htmls: [began: string, mine: string, theirs: string]) =>
  partsOf(htmls).flatMap((part) =>
    part.question !== null
      ? [
          {
            mine: part.mine.map(({ text }) => text.trim()),
            theirs: part.theirs.map(({ text }) => text.trim()),
            canBoth: part.canBoth,
            question: part.question,
          },
        ]
      : [],
  );

describe("the pieces of a page", () => {
  it.each(["", "\n", "one", "one\ntwo\n", "<b>\n  one\n</b>\n\n", "<b><c>one</c>two</b>three\n"])(
    "are its HTML: %j",
    (html) => {
      const all = pieces(html);
      expect(all.map(({ text }) => text).join("")).toBe(html);
      expect(all.filter(({ isFirst }) => isFirst)).toEqual([all[0]]);
    },
  );

  it("know of which block they are", () => {
    expect(pieces("<b>one</b>\ntwo\n").map(({ key, block }) => [key, block])).toEqual([
      ["<b>", "0"],
      ["one", "3"],
      ["end of <b> </b>", null],
      ["two", "11"],
      ["end of the page ", null],
    ]);
  });
});

describe("bringing two changes of a page together (rule builder-29)", () => {
  it.each<[string, [began: string, mine: string, theirs: string], string]>([
    ["nothing changed", ["one\ntwo\n", "one\ntwo\n", "one\ntwo\n"], "one\ntwo\n"],
    ["mine is added", ["one\ntwo\n", "one\nmine\ntwo\n", "one\ntwo\n"], "one\nmine\ntwo\n"],
    ["theirs is added", ["one\ntwo\n", "one\ntwo\n", "one\ntwo\ntheirs\n"], "one\ntwo\ntheirs\n"],
    [
      "both in two places",
      ["one\ntwo\n", "mine\none\ntwo\n", "one\ntwo\ntheirs\n"],
      "mine\none\ntwo\ntheirs\n",
    ],
    ["one gone, one added", ["one\ntwo\nthree", "two\nthree", "one\ntwo\nthree\nfour"], "\ntwo\nthree\nfour"],
    ["the same by both", ["one\ntwo\n", "one\nnew\n", "one\nnew\n"], "one\nnew\n"],
    [
      "theirs before the first",
      ["one\ntwo\n", "one\nmine\ntwo\n", "new\none\ntwo\n"],
      "new\none\nmine\ntwo\n",
    ],
    ["within a layout", ["<b>one</b>\ntwo", "<b>one\nmine</b>\ntwo", "<b>one</b>"], "<b>one\nmine</b>"],
    [
      "a layout around mine",
      ["one\ntwo\n", "<b>one</b>\ntwo\n", "one\ntwo\ntheirs\n"],
      "<b>\none</b>\ntwo\ntheirs\n",
    ],
  ])("asks nothing where %s", (_, htmls, html) => {
    expect(asked(htmls)).toEqual([]);
    expect(merged(htmls)).toBe(html);
  });

  it("asks for a block that both changed", () => {
    const htmls: [string, string, string] = ["one\ntwo\n", "one\nmine\n", "one\ntheirs\n"];
    expect(asked(htmls)).toEqual([{ mine: ["mine"], theirs: ["theirs"], canBoth: false, question: 0 }]);
    expect(merged(htmls, "mine")).toBe("one\nmine\n");
    expect(merged(htmls, "theirs")).toBe("one\ntheirs\n");
  });

  it("asks for a block that one removed and one changed", () => {
    const htmls: [string, string, string] = ["one\ntwo\n", "one\n", "one\ntheirs\n"];
    expect(asked(htmls)).toEqual([{ mine: [], theirs: ["theirs"], canBoth: false, question: 0 }]);
    expect(merged(htmls, "mine")).toBe("one\n");
  });

  it("takes both of what was added in one place, in the order that is chosen", () => {
    const htmls: [string, string, string] = ["one\n", "one\nmine\n", "one\ntheirs\n"];
    expect(asked(htmls)).toEqual([{ mine: ["mine"], theirs: ["theirs"], canBoth: true, question: 0 }]);
    expect(merged(htmls, "both")).toBe("one\nmine\ntheirs\n");
    expect(merged(htmls, "theirs")).toBe("one\ntheirs\n");
  });

  it("asks once for a layout that one removed and one changed", () => {
    const htmls: [string, string, string] = ["<b>\none</b>\n", "one\n", "<c>\none</c>\n"];
    expect(asked(htmls).map(({ question, theirs }) => [question, theirs])).toEqual([
      [0, ["<c>"]],
      [0, ["</c>"]],
    ]);
    expect(merged(htmls, "theirs")).toBe("<c>\none</c>\n");
    expect(merged(htmls, "mine").trim()).toBe("one");
  });

  it("takes the choices in the order of the page", () => {
    const htmls: [string, string, string] = ["one\ntwo\nthree\n", "a\ntwo\nb\n", "c\ntwo\nd\n"];
    expect(asked(htmls)).toHaveLength(2);
    expect(merged(htmls, "theirs", "mine")).toBe("c\ntwo\nb\n");
  });
});
