import { parsePieces } from "../../orders/shipment/parse-pieces";
import { AppError } from "../../platform/error/app-error";

/**
 * The products that were typed, one a line as `MUG-103=2` or `MUG-103` for one piece. A SKU that stands there
 * twice counts as one.
 * @param field where a mistake is said
 * @throws AppError `invalid`
 */
export function typedPieces(text: string, field: string): { sku: string; qty: number }[] {
  const lines = text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return [];
  const pieces = new Map<string, number>();
  for (const line of lines) {
    const [piece, more] = readLine(line, field);
    pieces.set(piece, (pieces.get(piece) ?? 0) + more);
  }
  return [...pieces].map(([sku, qty]) => ({ sku, qty }));
}

function readLine(line: string, field: string): [sku: string, qty: number] {
  try {
    const [read] = parsePieces(line);
    if (read && read.qty > 0) return [read.sku, read.qty];
  } catch {
    // Said below, in the words of this form.
  }
  throw new AppError("invalid", `“${line}” cannot be read: write a SKU, or SKU=2 for two pieces.`, field);
}
