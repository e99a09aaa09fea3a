import { missingSign } from "~/models/platform/paper/drawable";
import type { Paper } from "~/models/platform/paper/paper";
import { phrase } from "~/models/platform/texts/phrase";
import type { Sheet } from "./faces.server";
import { Pen, type TextPlace } from "./sheet.server";

/** Widths of columns in points; the item has what is left. */
const widths = { code: 120, number: 72 };
const gap = 10;
/** Lines of a note that are drawn. */
const mostNoteLines = 60;

/** Draws a paper on a page of its own, and on further ones where it is longer (rule office-77). */
export function drawPaper(sheet: Sheet, paper: Paper): void {
  const pen = new Pen(sheet, (next) => {
    next.y += next.write(phrase("{title}, continued", { title: paper.title }), {
      x: next.left,
      width: next.width,
      isMuted: true,
    });
    next.y += gap;
  });
  const wide: TextPlace = { x: pen.left, width: pen.width };
  pen.writeBelow(paper.shopName, { ...wide, size: 12, isBold: true });
  pen.y += gap * 2;
  pen.writeBelow(paper.title, { ...wide, size: 18, isBold: true });
  pen.writeBelow(paper.about, { ...wide, isMuted: true });
  pen.y += gap * 2;
  drawParties(pen, paper);
  if (paper.rows.length === 0 && paper.emptyText) pen.writeBelow(paper.emptyText, wide);
  else drawRows(pen, paper);
  drawSums(pen, paper);
  for (const note of paper.notes) {
    pen.y += gap;
    for (const line of note.split(/\r?\n/).slice(0, mostNoteLines)) pen.writeBelow(line || " ", wide);
  }
  if (pen.isWhole) return;
  pen.y += gap;
  const text = phrase(
    "{sign} stands for a sign that the typeface of this file does not have. The page to print shows it.",
    { sign: missingSign },
  );
  pen.writeBelow(text, { ...wide, isMuted: true });
}

function drawParties(pen: Pen, { parties }: Paper): void {
  if (parties.length === 0) return;
  const width = pen.width / parties.length;
  const top = pen.y;
  let bottom = top;
  parties.forEach(({ title, lines }, at) => {
    pen.y = top;
    const place: TextPlace = { x: pen.left + at * width, width: width - gap };
    pen.y += pen.write(title, { ...place, isBold: true }) + 2;
    for (const line of lines) pen.y += pen.write(line, place);
    bottom = Math.max(bottom, pen.y);
  });
  pen.y = bottom + gap * 2;
}

function drawRows(pen: Pen, { columns, rows }: Paper): void {
  const taken = columns.reduce((sum, { kind }) => sum + (kind === "item" ? 0 : widths[kind]), 0);
  let x = pen.left;
  const places = columns.map(({ label, kind }, at) => {
    const width = kind === "item" ? pen.width - taken : widths[kind];
    // Numbers stand at the right edge of their column, unless they lead.
    const align: "left" | "right" = kind === "number" && at > 0 ? "right" : "left";
    const place = { label, kind, x, width: width - (align === "right" ? 0 : gap), align };
    x += width;
    return place;
  });
  const heads = () => {
    let height = 0;
    for (const place of places)
      height = Math.max(height, pen.write(place.label, { ...place, isMuted: true }));
    pen.y += height + 4;
    pen.rule();
    pen.y += 4;
  };
  heads();
  for (const { cells, detail } of rows) {
    const small = (place: TextPlace): TextPlace => ({ ...place, size: 8.5, isMuted: true });
    const heights = places.map((place, at) => {
      const below = place.kind === "item" && detail ? pen.heightOf(detail, small(place)) : 0;
      return pen.heightOf(cells[at] ?? "", place) + below;
    });
    const height = Math.max(...heights);
    const before = pen.y;
    pen.need(height);
    if (pen.y < before) heads();
    const top = pen.y;
    places.forEach((place, at) => {
      pen.y = top;
      pen.y += pen.write(cells[at] ?? "", place);
      if (place.kind === "item" && detail) pen.write(detail, small(place));
    });
    pen.y = top + height + 4;
    pen.rule();
    pen.y += 4;
  }
}

function drawSums(pen: Pen, { sums }: Paper): void {
  if (sums.length === 0) return;
  pen.y += gap;
  for (const { label, text, isTotal } of sums) {
    const look = { isBold: isTotal, size: isTotal ? 11 : 9.5 };
    const name: TextPlace = { ...look, x: pen.left + pen.width - 260, width: 160 };
    const amount: TextPlace = { ...look, x: pen.left + pen.width - 100, width: 100, align: "right" };
    pen.need(Math.max(pen.heightOf(label, name), pen.heightOf(text, amount)));
    const height = pen.write(text, amount);
    pen.y += Math.max(height, pen.write(label, name)) + 3;
  }
}
