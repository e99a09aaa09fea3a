// @public

/**
 * Reads values by SKU as they are typed, such as `MUG=2,LAMP`. A value is null where there is none; null for
 * the whole text when a part of it has no SKU or an empty value.
 */
export function skuValues(text: string): { sku: string; value: string | null }[] | null {
  const parts = text.split(",").map((part) => /^\s*([^=]+?)\s*(?:=\s*([^=\s]+)\s*)?$/.exec(part));
  const values = parts.flatMap((part) => (part?.[1] ? [{ sku: part[1], value: part[2] ?? null }] : []));
  return values.length === parts.length ? values : null;
}
