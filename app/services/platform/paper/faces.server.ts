import type PDFDocument from "pdfkit";

/** The files of a typeface, and which signs it has. */
export type Face = { regular: string; bold: string; hasSign: (codePoint: number) => boolean };

/** Where papers are drawn, and in which typefaces: the first has Latin, Greek and Cyrillic letters. */
export type Sheet = {
  document: typeof PDFDocument.prototype;
  faces: readonly [Face, ...Face[]];
  direction: "ltr" | "rtl";
};
