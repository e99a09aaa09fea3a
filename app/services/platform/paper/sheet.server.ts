import { drawable } from "~/models/platform/paper/drawable";
import { isBidirectional, withoutMarks } from "~/models/platform/paper/visual-runs";
import { cutText } from "~/models/platform/text/storable-text";
import type { Sheet } from "./faces.server";
import { drawMixed, mixedHeight, mixedLines } from "./mixed-text.server";

/**
 * What a text looks like, and where it stands: the left edge and the width, in points. On a paper written
 * from the right all places are mirrored.
 */
export type TextPlace = {
  x: number;
  width: number;
  size?: number;
  isBold?: boolean;
  isMuted?: boolean;
  align?: "left" | "right";
};

/** Characters of a text on a paper. What is longer ends in an ellipsis. */
const mostCharacters = 1000;
const [ink, muted] = ["#1c1917", "#57534e"];

const lookOf = ({ size = 9.5, isBold = false, width }: TextPlace) => ({ size, isBold, width });
const isMark = (sign: number): boolean => withoutMarks(String.fromCodePoint(sign)) === "";

/** One paper while it is drawn: where its next text stands, and whether each sign was drawn. */
export class Pen {
  isWhole = true;
  y = 0;
  readonly left: number;
  readonly width: number;
  private readonly bottom: number;

  /** @param again draws what a page that goes on begins with */
  constructor(
    private readonly sheet: Sheet,
    private readonly again: (pen: Pen) => void,
  ) {
    const { page } = sheet.document.addPage();
    this.left = page.margins.left;
    this.width = page.width - page.margins.left - page.margins.right;
    this.bottom = page.height - page.margins.bottom;
    this.y = page.margins.top;
  }

  /** Begins a further page where the current one has no room. */
  need(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.y = this.sheet.document.addPage().page.margins.top;
    this.again(this);
  }

  /** How high a text is at a place. */
  heightOf(text: string, place: TextPlace): number {
    const drawn = this.signsOf(text);
    if (!this.isMixed(drawn)) return this.styled(place).heightOfString(drawn, { width: place.width });
    const lines = mixedLines(this.sheet, drawn, lookOf(place));
    return mixedHeight(this.sheet, lines, lookOf(place).size);
  }

  /** Writes a text from the current height on, without moving on. @returns its height */
  write(text: string, place: TextPlace): number {
    const { x, align, width } = this.mirrored(place);
    const drawn = this.signsOf(text);
    const height = this.heightOf(text, place);
    this.styled(place).fillColor(place.isMuted ? muted : ink);
    if (this.isMixed(drawn)) {
      const look = lookOf(place);
      drawMixed(this.sheet, mixedLines(this.sheet, drawn, look), { ...look, x, y: this.y, align });
    } else this.sheet.document.text(drawn, x, this.y, { width, align });
    return height;
  }

  private mirrored({
    x,
    width,
    align = "left",
  }: TextPlace): Required<Pick<TextPlace, "x" | "width" | "align">> {
    if (this.sheet.direction === "ltr") return { x, width, align };
    return { x: 2 * this.left + this.width - x - width, width, align: align === "left" ? "right" : "left" };
  }

  /** Whether the first typeface alone, from left to right, cannot write a text. */
  private isMixed(drawn: string): boolean {
    const { hasSign } = this.sheet.faces[0];
    return isBidirectional(drawn) || [...drawn].some((sign) => !hasSign(sign.codePointAt(0) ?? 0));
  }

  /** Writes a text below what stands there, on a further page if need be. */
  writeBelow(text: string, place: TextPlace): void {
    this.need(this.heightOf(text, place));
    this.y += this.write(text, place);
  }

  /** A line across the paper. */
  rule(): void {
    const { document } = this.sheet;
    document
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(0.5)
      .strokeColor("#d6d3d1")
      .stroke();
  }

  private styled({ size = 9.5, isBold = false }: TextPlace) {
    const {
      document,
      faces: [face],
    } = this.sheet;
    // By the file's name, as it was opened: under a name of its own it would be read anew each time.
    return document.font(isBold ? face.bold : face.regular).fontSize(size);
  }

  private signsOf(text: string): string {
    const cut = cutText(text, mostCharacters);
    const hasSign = (sign: number) => isMark(sign) || this.sheet.faces.some((face) => face.hasSign(sign));
    const { text: drawn, isWhole } = drawable(cut === text ? text : `${cut}…`, hasSign);
    this.isWhole &&= isWhole;
    return isBidirectional(drawn) ? drawn : withoutMarks(drawn);
  }
}
