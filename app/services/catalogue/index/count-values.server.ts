import type { FacetBucket } from "~/models/catalogue/facet";
import type { CatalogueIndex } from "../catalogue-index.server";
import { wordsFor } from "./bits.server";
import { chooseValues } from "./choose-values.server";
import { begun, countPlaces, countValues, sumOf } from "./count-places.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundSet } from "./found-set.server";
import type { AttributeColumn } from "./index-tables.server";
import { tally } from "./tally.server";

/** Marks a value that no product has been counted for yet. */
const nobody = 0xffffffff;

/**
 * Starts counting how many found products have each value of a group in which variations differ; a product with
 * several variations counts once.
 */
export function countOwnValues(column: AttributeColumn, found: FoundSet): Begun<Uint32Array> {
  const { index, products, variations } = found.space;
  const { engine, counts } = index;
  const { values } = column;
  const ofProducts = column.bitsOfProducts.upTo(counts.products);
  const ofVariations = column.bitsOfVariations.upTo(counts.variations);
  if (!ofProducts || !ofVariations) return begun(countListed(column, found));
  const { apart, rest } = splitApart(column, found);
  const ofPlain = countPlaces(engine, values, ofProducts, found.products, products);
  const ofMost = apart
    ? sumOf(ofPlain, countPlaces(engine, values, ofVariations, apart, variations))
    : ofPlain;
  if (!rest) return ofMost;
  const having = engine.scratch.take(found.variations.length);
  const [own, last] = [rest.byteOffset, index.variations.last.byteOffset];
  const ofRest = () =>
    Uint32Array.from(values.values, (_, number) => {
      chooseValues(engine, values, ofVariations, [number], variations, having);
      engine.jobs.finish();
      const { address, count: runs } = variations;
      return engine.kernel.countFamilies(having.byteOffset, own, last, address, runs);
    });
  return sumOf(ofMost, ofRest);
}

/** Splits the found variations into those that can be counted one by one and the others; null for none. */
function splitApart(column: AttributeColumn, { space, variations }: FoundSet) {
  if (space.variations.count === 0) return { apart: null, rest: null };
  if (!column.apart) return { apart: null, rest: variations };
  const { arena, engine, variations: table } = space.index;
  column.apart = arena.grown(column.apart, wordsFor(table.count));
  const { kernel, scratch } = engine;
  const { address, count } = space.variations;
  const [apart, rest] = [scratch.take(variations.length), scratch.take(variations.length)];
  const hasRest = kernel.split(
    variations.byteOffset,
    column.apart.byteOffset,
    address,
    count,
    apart.byteOffset,
    rest.byteOffset,
  );
  return { apart, rest: hasRest ? rest : null };
}

/** The same for a group with too many codes for bitmaps; it examines every found place. */
function countListed(column: AttributeColumn, { space, products, variations }: FoundSet): Uint32Array {
  const codes = column.ofProducts.upTo(space.index.products.count);
  const codeCount = column.values.combinations.length;
  const ofCode = tally(space.index.engine, { codes, codeCount }, space.listProducts(products));
  const counts = countValues(column.values, ofCode);
  countFamilies(space.index, column, space.listVariations(variations), counts);
  return counts;
}

/**
 * The values of a group a shopper may select, the most frequent first, without those of no product. Of more than `most` the
 * rarest are left out before they are sorted, but for `kept` ones: a group may have thousands, such as sellers.
 * @param counts products by the number of the value
 */
export function bucketsOf(
  { values: { values } }: { values: { values: readonly string[] } },
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

/** Variations of a product are adjacent, so remembering the last counted product per value is enough. */
function countFamilies(
  index: CatalogueIndex,
  { values, ofVariations }: AttributeColumn,
  places: Uint32Array,
  counts: Uint32Array,
): void {
  if (!ofVariations) return;
  const lastOwner = new Uint32Array(counts.length).fill(nobody);
  const { owners, count } = index.variations;
  const codes = ofVariations.upTo(count);
  const { combinations } = values;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const numbers = combinations[codes[place] as number] as readonly number[];
    const owner = owners[place] as number;
    for (let each = 0; each < numbers.length; each++) {
      const number = numbers[each] as number;
      if (lastOwner[number] === owner) continue;
      lastOwner[number] = owner;
      counts[number] = (counts[number] as number) + 1;
    }
  }
}
