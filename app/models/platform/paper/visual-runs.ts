import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Signs that only say which way their neighbors are written. They are never drawn. */
const marks = /[\u061C\u200E\u200F\u2066-\u2069]/gu;
/** Letters that are written from the right. */
const fromTheRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
/** What may be parted from its neighbors, with what must not begin a line behind it. */
const ideograph =
  /[\u2E80-\u9FFF\uF900-\uFAFF\uFF01-\uFF60][、。，．・：；？！）」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％]*/u;
const pieces = new RegExp(`${ideograph.source}\\s*|(?:(?!${ideograph.source})\\S)+\\s*|\\s+`, "gu");

/** A part of a line in one direction; `isReversed` where its letters go from the right. */
export type VisualRun = { text: string; isReversed: boolean };

/** Whether a text needs more than to be written from left to right. */
export const isBidirectional = (text: string): boolean => fromTheRight.test(text);

/** A text without signs that are never drawn. */
export const withoutMarks = (text: string): string => text.replace(marks, "");

/** The pieces of a text between which a line may end, each with the spaces behind it. */
export const linePieces = (text: string): string[] => text.match(pieces) ?? [];

/**
 * The parts of a line as they are seen from left to right, by the Unicode bidirectional algorithm. A line
 * without letters of its own is written from the left, as a telephone number is.
 * @param start of the line in the text; @param end behind its last sign
 */
export function visualRuns(text: string, start = 0, end = text.length): VisualRun[] {
  if (start >= end) return [];
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const order = bidi.getReorderedIndices(text, { levels, paragraphs }, start, end - 1);
  const runs: { first: number; last: number; level: number }[] = [];
  for (const at of order) {
    if (at < start || at >= end) continue;
    const level = levels[at] ?? 0;
    const run = runs.at(-1);
    const step = level % 2 === 1 ? -1 : 1;
    if (run && run.level === level && at === run.last + step) run.last = at;
    else runs.push({ first: at, last: at, level });
  }
  const drawn = runs.map(({ first, last, level }): VisualRun => {
    const signs = [];
    for (let at = Math.min(first, last); at <= Math.max(first, last); at += 1)
      signs.push(mirrored.get(at) ?? text[at]);
    return { text: withoutMarks(signs.join("")), isReversed: level % 2 === 1 };
  });
  return drawn.filter(({ text: run }) => run !== "");
}
