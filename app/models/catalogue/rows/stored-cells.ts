// @public

import type { Currency } from "../../platform/money/money";
import type { CatalogueEntry } from "../categories/catalogue-entry";
import { productCells } from "./format-product-rows";

/** Any moment will do: what is beside a quantity that is kept is not read. */
const noMoment = "";

/**
 * Every cell of a product as it is stored: pictures by their addresses, files by their names, and what
 * follows from other cells (whether it needs a delivery) in words, so that it stays when these change.
 * @param parentName the name of a variation's product
 */
export function storedCells(
  { position: _position, ...entry }: CatalogueEntry,
  parentName: string,
  currency: Currency,
): Record<string, string> {
  const ownAlt = fallbackAlt(entry, parentName);
  const record = {
    ...entry,
    line: 0,
    images: entry.images.map(({ url, alt }) => ({ source: url, alt: alt === ownAlt ? "" : alt })),
    downloads: entry.downloads && {
      ...entry.downloads,
      files: entry.downloads.files.map(({ name }) => name),
    },
  };
  const cells = productCells(record, currency, noMoment);
  cells.non_shippable = String(entry.nonShippable);
  return cells;
}

/** The text of a picture without one. Texts of pictures are joined by bars in files, so it has none. */
export const fallbackAlt = (
  { name, sku }: Pick<CatalogueEntry, "name" | "sku">,
  parentName: string,
): string => (name || parentName || sku).replaceAll("|", "/");
