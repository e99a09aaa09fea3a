import { AppError } from "../../platform/error/app-error";

/** Pieces that came, by what was scanned or typed: a barcode or a SKU. */
export type Scanned = { code: string; qty: number };

/** Lines of one delivery at most. */
const mostLines = 2000;

/**
 * What a scanner typed, or what a supplier's list has: a code a line is one piece, `code=12`, `code;12` or a
 * cell with a number beside it are twelve. What is there several times is added up.
 * @throws AppError `invalid` beside `codes`
 */
export function scannedCodes(text: string): Scanned[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const invalid = (why: string) => new AppError("invalid", why, "codes");
  if (lines.length === 0) throw invalid("Scan a barcode, or type a SKU.");
  if (lines.length > mostLines) throw invalid(`Receive at most ${mostLines} lines at a time.`);
  const pieces = new Map<string, number>();
  for (const line of lines) {
    const [, code = line, number] = /^(.+?)\s*[=;\t]\s*(\d{1,6})$/.exec(line) ?? [];
    const qty = number === undefined ? 1 : Number(number);
    if (qty < 1 || code.length > 200)
      throw invalid(
        `“${line.slice(0, 60)}” cannot be read: write a barcode or SKU, then =12 for twelve pieces.`,
      );
    pieces.set(code, (pieces.get(code) ?? 0) + qty);
  }
  return [...pieces].map(([code, qty]) => ({ code, qty }));
}

/** A barcode in its longest form, by which 12 and 13 digits of one product are the same; null for others. */
export const barcodeOf = (code: string): string | null =>
  /^\d{8}$|^\d{12,14}$/.test(code) ? code.padStart(14, "0") : null;
