import type PDFDocument from "pdfkit";
import { drawable } from "~/models/platform/paper/drawable";
import { cutText } from "~/models/platform/text/storable-text";

/** Where papers are drawn, the files of its fonts, and which signs they have. */
export type Sheet = {
  document: typeof PDFDocument.prototype;
  fonts: { regular: string; bold: string };
  hasSign: (codePoint: number) => boolean;
};

/** What a text looks like, and where it stands: the left edge and the width, in points. */
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
    return this.styled(place).heightOfString(this.signsOf(text), { width: place.width });
  }

  /** Writes a text from the current height on, without moving on. @returns its height */
  write(text: string, place: TextPlace): number {
    const { x, width, align = "left", isMuted = false } = place;
    const height = this.heightOf(text, place);
    this.styled(place)
      .fillColor(isMuted ? muted : ink)
      .text(this.signsOf(text), x, this.y, { width, align });
    return height;
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
    const { document, fonts } = this.sheet;
    // By the file's name, as it was opened: under a name of its own it would be read anew each time.
    return document.font(isBold ? fonts.bold : fonts.regular).fontSize(size);
  }

  private signsOf(text: string): string {
    const cut = cutText(text, mostCharacters);
    const { text: drawn, isWhole } = drawable(cut === text ? text : `${cut}…`, this.sheet.hasSign);
    this.isWhole &&= isWhole;
    return drawn;
  }
}
