// @public

import { optionAxes, parseOptionHints } from "../options/option-axes";
import type { ParsedRows, ProductRecord, RowMessage } from "../product/product-record";
import type { ProductRow } from "./parse-product-row";
import { slugsIn } from "./translated-cells";

/**
 * Checks that span several rows of products.csv: SKUs, JPINs and slugs are unique, a variation's product
 * exists and is variable, the variations of a product have the same options and different values, and
 * children exist. The first of two equal rows wins; the variations of a refused product are refused.
 * @param labels every option label in column order
 * @param there SKUs of the shop that may be children besides those of the rows
 */
export function linkProductRows(
  rows: ProductRow[],
  labels: string[],
  there: ReadonlySet<string> = new Set(),
): ParsedRows {
  const refused: RowMessage[] = [];
  const refuse = (line: number, reason: string) => refused.push({ line, reason });
  const unique = firstOfEach(rows, refuse);
  const tops = unique.filter((row) => row.record.parentSku === null);
  const bySku = new Map(tops.map((row) => [row.record.sku, row]));
  const families = new Map<string, ProductRecord[]>();
  for (const { record } of unique) {
    if (record.parentSku === null) continue;
    const parent = bySku.get(record.parentSku)?.record;
    if (!parent) refuse(record.line, `its product '${record.parentSku}' is not in the file or was refused`);
    else if (parent.classCode !== "variable_product")
      refuse(record.line, `its product '${record.parentSku}' is not of class variable_product`);
    else families.set(parent.sku, [...(families.get(parent.sku) ?? []), record]);
  }
  const records = tops.flatMap((row) => {
    if (row.record.classCode === "variable_product")
      return linkFamily(row, families.get(row.record.sku) ?? [], labels, refuse);
    const problem = problemOfChildren(row.record, (sku) => bySku.has(sku) || there.has(sku));
    if (problem) refuse(row.record.line, problem);
    return problem ? [] : [row.record];
  });
  return { records, refused: refused.sort((a, b) => a.line - b.line) };
}

type Refuse = (line: number, reason: string) => void;

function firstOfEach(rows: ProductRow[], refuse: Refuse): ProductRow[] {
  const skus = new Map<string, number>();
  const jpins = new Map<string, number>();
  const slugs = new Map<string, number>();
  return rows.filter(({ record }) => {
    const sameSku = skus.get(record.sku);
    const own = slugsOf(record);
    const sameSlug = own.find((slug) => slugs.has(slug));
    const sameJpin = record.jpin === null ? undefined : jpins.get(record.jpin);
    if (sameSku !== undefined) refuse(record.line, `sku '${record.sku}' is already used on line ${sameSku}`);
    else if (sameJpin !== undefined)
      refuse(record.line, `jpin '${record.jpin}' is already used on line ${sameJpin}`);
    else if (sameSlug !== undefined)
      refuse(record.line, `slug '${sameSlug}' is already used on line ${slugs.get(sameSlug)}`);
    else {
      skus.set(record.sku, record.line);
      if (record.jpin !== null) jpins.set(record.jpin, record.line);
      for (const slug of own) slugs.set(slug, record.line);
      return true;
    }
    return false;
  });
}

/** Every address a row claims: its own, and those in further languages. */
const slugsOf = ({ slug, translations }: ProductRecord): string[] =>
  slug === null ? [] : [slug, ...slugsIn(translations).map((one) => one.slug)];

function linkFamily(
  row: ProductRow,
  variations: ProductRecord[],
  labels: string[],
  refuse: Refuse,
): ProductRecord[] {
  const hints = parseOptionHints(row.optionDisplay, row.swatches);
  if (hints.problems.length > 0) {
    refuse(row.record.line, hints.problems.join("; "));
    for (const variation of variations) refuse(variation.line, `its product '${row.record.sku}' was refused`);
    return [];
  }
  const used = labels.filter((label) => variations.some((variation) => variation.optionValues[label]));
  const seen = new Map<string, number>();
  const kept = variations.filter((variation) => {
    const missing = used.filter((label) => !variation.optionValues[label]);
    const key = JSON.stringify(used.map((label) => variation.optionValues[label]));
    const twin = seen.get(key);
    if (used.length === 0) refuse(variation.line, "a variation needs at least one option column");
    else if (missing.length > 0) refuse(variation.line, `option ${missing.join(", ")} has no value`);
    else if (twin !== undefined) refuse(variation.line, `has the same options as line ${twin}`);
    else return Boolean(seen.set(key, variation.line));
    return false;
  });
  return [{ ...row.record, optionAxes: optionAxes(kept, used, hints) }, ...kept];
}

function problemOfChildren(record: ProductRecord, isThere: (sku: string) => boolean): string | null {
  if (record.classCode !== "grouped") return null;
  if (record.childSkus.length === 0) return "a grouped product needs children";
  const missing = record.childSkus.filter((sku) => !isThere(sku) || sku === record.sku);
  return missing.length > 0 ? `children ${missing.join(", ")} are not products of this file` : null;
}
