import { AppError } from "../error/app-error";

/**
 * Reads the pieces of a shipment as they are typed: `MUG=2,LAMP` are two mugs and one lamp.
 * @throws AppError `invalid` for a part that cannot be read
 */
export function parsePieces(text: string): { sku: string; qty: number }[] {
  return text.split(",").map((part) => {
    const [, sku = "", qty = "1"] = /^\s*([^=]+?)\s*(?:=\s*(\d{1,6})\s*)?$/.exec(part) ?? [];
    if (sku === "") throw new AppError("invalid", `'${part.trim()}' is no line: say SKU=2`, "lines");
    return { sku, qty: Number(qty) };
  });
}
