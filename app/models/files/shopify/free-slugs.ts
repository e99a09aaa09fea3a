import type { ProductRecord, RowMessage } from "../../catalogue/product/product-record";
import { isReservedSlug } from "../../platform/slug/is-reserved-slug";

/** What an address that is in use leads to; `sku` is that of a product. */
export type SlugOwner = { kind: "page" | "category" | "product"; sku: string | null };

/** The addresses that are in use. */
export type SlugOwners = ReadonlyMap<string, SlugOwner>;

/** Longest slug before its number, so that the whole stays as short as slugs are. */
const longestStem = 90;

/**
 * Gives each product an address of its own: handles that differ may become one address, because case, accents
 * and signs are folded and long ones are cut. The first keeps it, the next get a number, and a product that
 * has a numbered address already keeps that, so that a second import changes nothing. An address of a stored
 * product that is not in the file is not given to another.
 * @returns the records, and a note for each product whose address is not its handle's
 */
export function freeSlugs(
  products: readonly { records: ProductRecord[] }[],
  owners: SlugOwners,
): { products: ProductRecord[][]; notes: RowMessage[] } {
  const kept = keptSlugs(products, owners);
  const used = new Set(kept.values());
  const notes: RowMessage[] = [];
  const freed = products.map(({ records }) =>
    records.map((record) => {
      if (record.slug === null) return record;
      const slug = kept.get(record.sku) ?? firstFree(record, owners, used);
      used.add(slug);
      if (slug !== record.slug) notes.push({ line: record.line, reason: takenNote(record.slug, slug) });
      return slug === record.slug ? record : { ...record, slug };
    }),
  );
  return { products: freed, notes };
}

/** Addresses that products of the file have already and may keep, by SKU. */
function keptSlugs(
  products: readonly { records: ProductRecord[] }[],
  owners: SlugOwners,
): Map<string, string> {
  const wanted = new Map(
    products.flatMap(({ records }) =>
      records.flatMap(({ sku, slug }) => (slug === null ? [] : [[sku, slug] as const])),
    ),
  );
  return new Map(
    [...owners].flatMap(([slug, { sku }]) => {
      const own = sku === null ? undefined : wanted.get(sku);
      const isOwn = own !== undefined && (slug === own || isNumbered(slug, own));
      return sku !== null && isOwn ? [[sku, slug] as const] : [];
    }),
  );
}

const stemOf = (slug: string): string => [...slug].slice(0, longestStem).join("").replace(/-+$/, "");

function isNumbered(slug: string, own: string): boolean {
  const stem = stemOf(own);
  return slug.startsWith(`${stem}-`) && /^\d+$/.test(slug.slice(stem.length + 1));
}

function firstFree({ slug, sku }: ProductRecord, owners: SlugOwners, used: ReadonlySet<string>): string {
  const wanted = slug ?? "";
  const isFree = (candidate: string) =>
    !used.has(candidate) &&
    !isReservedSlug(candidate) &&
    (!owners.has(candidate) || owners.get(candidate)?.sku === sku);
  // The same handle with another SKU may be the same product: that is for its owner to say, and the row is
  // refused.
  const isOfStored = owners.get(wanted)?.kind === "product" && !used.has(wanted);
  if (isOfStored || isFree(wanted)) return wanted;
  let number = 2;
  while (!isFree(`${stemOf(wanted)}-${number}`)) number += 1;
  return `${stemOf(wanted)}-${number}`;
}

const takenNote = (wanted: string, slug: string): string =>
  `the address '${wanted}' is taken: this product is at '${slug}'`;
