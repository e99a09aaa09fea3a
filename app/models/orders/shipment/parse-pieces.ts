// @public

import { skuValues } from "../../catalogue/variation/sku-values";
import { AppError } from "../../platform/error/app-error";

/**
 * Reads the pieces of a shipment as they are typed: `MUG=2,LAMP` are two mugs and one lamp.
 * @throws AppError `invalid` for a text that cannot be read
 */
export function parsePieces(text: string): { sku: string; qty: number }[] {
  const values = skuValues(text);
  if (!values || values.some(({ value }) => value !== null && !/^\d{1,6}$/.test(value)))
    throw new AppError("invalid", `'${text}' cannot be read: say SKU=2,OTHER`, "lines");
  return values.map(({ sku, value }) => ({ sku, qty: Number(value ?? "1") }));
}
