import type { FacetBucket } from "~/models/catalogue/filters/facet";
import type { CatalogueIndex } from "../catalogue-index.server";
import { signed } from "../engine/bitmap.server";
import type { Entries } from "../engine/column.server";
import type { AttributeColumn } from "../engine/index-tables.server";
import type { ValueCodes } from "../engine/value-codes.server";
import type { FoundSet } from "./found-set.server";

/** Marks a value that no product has been counted for yet. */
const noOwner = 0xffffffff;

/** How many found products have each value of a group, by the value's number. */
export function countValues(
  { products, variations }: CatalogueIndex,
  { ofProducts, ofVariations, values }: AttributeColumn,
  found: FoundSet,
): Uint32Array {
  const counts = new Uint32Array(values.values.length);
  const codes = ofProducts.upTo(products.count);
  addProducts(counts, values, codes, ofVariations ? found.plain : found.rowIds);
  if (ofVariations)
    addFamilies(
      counts,
      values,
      ofVariations.upTo(variations.count),
      found.variationRows,
      variations.owners.entries,
    );
  return counts;
}

/**
 * How many of some rows have each code. It counts into two tables in turn, because neighbouring rows often
 * have the same code, and a processor waits for a counter that it has just written.
 */
export function countCodes(codes: Entries, codeCount: number, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(codeCount);
  const others = new Uint32Array(codeCount);
  const last = rows.length - 1;
  for (let at = 0; at < last; at += 2) {
    const code = signed(codes[signed(rows[at])]);
    const other = signed(codes[signed(rows[at + 1])]);
    counts[code] = (counts[code] as number) + 1;
    others[other] = (others[other] as number) + 1;
  }
  if (rows.length % 2 === 1) {
    const code = signed(codes[signed(rows[last])]);
    counts[code] = (counts[code] as number) + 1;
  }
  for (let code = 0; code < codeCount; code++)
    counts[code] = (counts[code] as number) + (others[code] as number);
  return counts;
}

function addProducts(counts: Uint32Array, values: ValueCodes, codes: Entries, rows: Uint32Array): void {
  const { lists, starts } = values.lists();
  const add = (code: number, count: number) => {
    const end = signed(starts[code + 1]);
    for (let at = signed(starts[code]); at < end; at++) {
      const number = signed(lists[at]);
      counts[number] = (counts[number] as number) + count;
    }
  };
  if (values.codeCount > rows.length) {
    // Nearly every product has a combination of its own.
    for (let at = 0; at < rows.length; at++) add(codes[rows[at] as number] as number, 1);
    return;
  }
  const ofCode = countCodes(codes, values.codeCount, rows);
  for (let code = 1; code < ofCode.length; code++) add(code, ofCode[code] as number);
}

/**
 * A product counts once. Its variations are adjacent, so remembering the last counted product per value is
 * enough.
 */
function addFamilies(
  counts: Uint32Array,
  values: ValueCodes,
  codes: Entries,
  variationRows: Uint32Array,
  owners: Entries,
): void {
  const lastOwner = new Uint32Array(counts.length).fill(noOwner);
  const { lists, starts } = values.lists();
  for (let nth = 0; nth < variationRows.length; nth++) {
    const variationRow = signed(variationRows[nth]);
    const owner = signed(owners[variationRow]);
    const code = signed(codes[variationRow]);
    const end = signed(starts[code + 1]);
    for (let at = signed(starts[code]); at < end; at++) {
      const number = signed(lists[at]);
      if (lastOwner[number] === owner) continue;
      lastOwner[number] = owner;
      counts[number] = (counts[number] as number) + 1;
    }
  }
}

/**
 * The values of a group a shopper may select, the most frequent first, without those of no product. Of more
 * than `most` the rarest are left out before they are sorted, but for `kept` ones: a group may have
 * thousands, such as sellers.
 * @param counts products by the number of the value
 */
export function bucketsOf(
  values: readonly string[],
  counts: Uint32Array,
  { most, kept }: { most: number; kept: readonly string[] },
): FacetBucket[] {
  const least = counts.length > most ? (counts.slice().sort()[counts.length - most] as number) : 1;
  const buckets: FacetBucket[] = [];
  for (let number = 0; number < counts.length; number++) {
    const docCount = counts[number] as number;
    const key = values[number] as string;
    if (docCount > 0 && (docCount >= least || kept.includes(key))) buckets.push({ key, name: key, docCount });
  }
  return buckets.sort(byCount);
}

/** The most frequent first, equal ones by name. */
export const byCount = (a: FacetBucket, b: FacetBucket) =>
  b.docCount - a.docCount || (a.name < b.name ? -1 : Number(a.name > b.name));
