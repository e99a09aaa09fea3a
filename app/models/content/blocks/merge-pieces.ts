// @public

import { diff3MergeRegions } from "node-diff3";
import type { Block } from "./block";

/**
 * A piece of a page's HTML: a block with what stands before it, the start or the end of a layout, or what is
 * left behind the last block. Pieces of equal `key` are the same, wherever they stand.
 */
export type PagePiece = {
  key: string;
  text: string;
  /** The block it is of; null for the end of a layout and of the page. */
  block: string | null;
  /** The layout that ends here; null for all else. */
  ends: string | null;
  isFirst: boolean;
};

/**
 * A run of pieces that is clear, or one that both sides changed: then a person answers its question, counted
 * from 0. Start and end of a layout have one question.
 */
export type MergedPart = { question: null; pieces: readonly PagePiece[] } | AskedPieces;

/** See {@link MergedPart}. */
export type AskedPieces = {
  question: number;
  mine: readonly PagePiece[];
  theirs: readonly PagePiece[];
  /** Whether both can be kept: both sides only added something. */
  canBoth: boolean;
};

/** What is answered; `both` is mine and theirs after it. */
export type PartChoice = "mine" | "theirs" | "both";

/** The pieces of a page: all their texts after each other are its HTML. */
export function piecesOf(html: string, blocks: readonly Block[]): PagePiece[] {
  const pieces: PagePiece[] = [];
  let at = 0;
  const take = (until: number, of: { block?: string; ends?: string; after?: string }) => {
    const { block = null, ends = null, after = "" } = of;
    const text = html.slice(at, until);
    pieces.push({ key: after + text.trim(), text, block, ends, isFirst: at === 0 });
    at = until;
  };
  const walk = (within: readonly Block[]) => {
    for (const block of within) {
      if (block.kind !== "layout") {
        take(block.end, { block: block.id });
        continue;
      }
      take(block.innerStart, { block: block.id });
      const start = pieces.at(-1)?.key ?? "";
      walk(block.blocks);
      // The end of one layout is not that of another, although both are written alike.
      take(block.end, { ends: block.id, after: `end of ${start} ` });
    }
  };
  walk(blocks);
  if (at < html.length || pieces.length === 0) take(html.length, { after: "end of the page " });
  return pieces;
}

/**
 * Brings two changes of one page together (rule builder-29): what one side alone changed is taken, and what
 * both changed in different ways is asked.
 */
export function mergePieces(
  began: readonly PagePiece[],
  mine: readonly PagePiece[],
  theirs: readonly PagePiece[],
): MergedPart[] {
  const sides = { a: mine, o: began, b: theirs };
  const [a, o, b] = [mine, began, theirs].map((pieces) => pieces.map(({ key }) => key));
  const asked: AskedPieces[] = [];
  return diff3MergeRegions(a ?? [], o ?? [], b ?? []).map((region): MergedPart => {
    if (region.stable) {
      const { buffer, bufferStart, bufferLength } = region;
      return { question: null, pieces: sides[buffer].slice(bufferStart, bufferStart + bufferLength) };
    }
    const own = mine.slice(region.aStart, region.aStart + region.aLength);
    const others = theirs.slice(region.bStart, region.bStart + region.bLength);
    if (textOf(own).trim() === textOf(others).trim()) return { question: null, pieces: own };
    const pieces = { mine: own, theirs: others };
    const part = {
      ...pieces,
      question: asked.find((one) => isEndOf(pieces, one))?.question ?? asked.length,
      canBoth: region.oLength === 0,
    };
    if (part.question === asked.length) asked.push(part);
    return part;
  });
}

type Sides = Pick<AskedPieces, "mine" | "theirs">;

/** Whether a part holds nothing but ends of layouts that begin in the other one. */
const isEndOf = (part: Sides, other: Sides): boolean =>
  (["mine", "theirs"] as const).every((side) =>
    part[side].every(({ ends }) => ends !== null && other[side].some(({ block }) => block === ends)),
  );

/** The HTML of parts, by an answer for each question: mine where there is none. */
export const mergedHtml = (parts: readonly MergedPart[], answers: readonly PartChoice[]): string =>
  textOf(
    parts.flatMap((part) => {
      if (part.question === null) return part.pieces;
      const answer = answers[part.question] ?? "mine";
      return [...(answer === "theirs" ? [] : part.mine), ...(answer === "mine" ? [] : part.theirs)];
    }),
  );

/** Pieces after each other; the first of its page gets a line of its own where others come before it. */
const textOf = (pieces: readonly PagePiece[]): string =>
  pieces.reduce((html, { text, isFirst }) => html + (isFirst && html !== "" ? "\n" : "") + text, "");
