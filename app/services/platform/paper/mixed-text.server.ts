import { isBidirectional, linePieces, visualRuns } from "~/models/platform/paper/visual-runs";
import type { Face, Sheet } from "./faces.server";

/** Size and weight of a text, and the room that a line has, in points. */
type Look = { size: number; isBold: boolean; width: number };

/** A part of a line in one typeface, as it is drawn from its left edge on. */
type Part = { text: string; face: Face; isReversed: boolean; width: number };

/** A line as it is seen from left to right. */
export type MixedLine = { parts: Part[]; width: number };

/**
 * The lines of a text that one typeface cannot write, or that is written from the right: PDFKit itself writes
 * words in the order they are typed, in one typeface.
 */
export function mixedLines(sheet: Sheet, text: string, look: Look): MixedLine[] {
  const lines: MixedLine[] = [];
  let start = 0;
  let end = 0;
  const close = (next: number) => {
    const kept = text.slice(start, end).trimEnd().length;
    lines.push(lineOf(sheet, text, start, start + kept, look));
    start = next;
  };
  for (const piece of linePieces(text).flatMap((one) => fitting(sheet, one, look))) {
    const wider = text.slice(start, end + piece.length).trimEnd();
    if (end > start && widthOf(sheet, wider, look) > look.width) close(end);
    end += piece.length;
  }
  if (end > start || lines.length === 0) close(end);
  return lines;
}

/** How high such lines are. */
export const mixedHeight = (sheet: Sheet, lines: readonly MixedLine[], size: number): number =>
  lines.length * lineHeight(sheet, size);

/** Draws lines at a place, at its start or at its end. */
export function drawMixed(
  sheet: Sheet,
  lines: readonly MixedLine[],
  { x, y, width, size, isBold, align }: Look & { x: number; y: number; align: "left" | "right" },
): void {
  const { document } = sheet;
  const height = lineHeight(sheet, size);
  lines.forEach((line, at) => {
    let left = align === "right" ? x + width - line.width : x;
    for (const part of line.parts) {
      // Typefaces of other scripts are taller: all stand on the line of the first.
      const base = y + at * height + height * 0.78;
      styled(sheet, part.face, size, isBold);
      document.text(part.text, left, base, { lineBreak: false, baseline: "alphabetic", features: ["rlig"] });
      left += part.width;
    }
  });
}

function lineHeight({ document, faces }: Sheet, size: number): number {
  return document.font(faces[0].regular).fontSize(size).currentLineHeight(true);
}

const styled = ({ document }: Sheet, face: Face, size: number, isBold: boolean) =>
  document.font(isBold ? face.bold : face.regular).fontSize(size);

function lineOf(sheet: Sheet, text: string, start: number, end: number, look: Look): MixedLine {
  const parts = visualRuns(text, start, end).flatMap(({ text: run, isReversed }) => {
    const faced = inFaces(sheet, run);
    return (isReversed ? faced.reverse() : faced).map((part) => {
      // A typeface turns letters of such scripts itself, and signs between them not.
      const isTurned = isReversed && !isBidirectional(part.text);
      const drawn = isTurned ? [...part.text].reverse().join("") : part.text;
      const width = partWidth(sheet, { text: drawn, face: part.face }, look);
      return { text: drawn, face: part.face, isReversed, width };
    });
  });
  return { parts, width: parts.reduce((sum, { width }) => sum + width, 0) };
}

/** The parts of a text, each in the first typeface that has its signs; spaces stay with what is before. */
function inFaces({ faces }: Sheet, text: string): { text: string; face: Face }[] {
  const parts: { text: string; face: Face }[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const before = parts.at(-1);
    const stays = before && /[\s\p{P}]/u.test(sign) && before.face.hasSign(code);
    const face = stays ? before.face : (faces.find(({ hasSign }) => hasSign(code)) ?? faces[0]);
    if (before?.face === face) before.text += sign;
    else parts.push({ text: sign, face });
  }
  return parts;
}

const partWidth = (
  sheet: Sheet,
  { text, face }: { text: string; face: Face },
  { size, isBold }: Look,
): number => styled(sheet, face, size, isBold).widthOfString(text, { features: ["rlig"] });

const widthOf = (sheet: Sheet, text: string, look: Look): number =>
  inFaces(sheet, text).reduce((sum, part) => sum + partWidth(sheet, part, look), 0);

/** A piece as it is, or its signs where it is wider than a line. */
const fitting = (sheet: Sheet, piece: string, look: Look): string[] =>
  widthOf(sheet, piece.trimEnd(), look) > look.width ? [...piece] : [piece];
