import { ownCase } from "../../catalogue/rows/own-case";
import { slugify } from "../../platform/slug/slugify";
import { attributesOf, isVariation, namedAttributesOf, type WooAttribute, type WooRow } from "./woo-columns";

/** A row that is one product or variation here: its SKU, and what a variation has of each option. */
export type WooItem = { row: WooRow; sku: string; parent: string; options: Record<string, string> };

/** Most variations that one row of "any" becomes. */
const maxMade = 500;

/** The items of a file, and notes about those that one row became several of. */
export type WooItems = {
  items: WooItem[];
  /** Names of options by the SKU of their product. */
  optionsOf: ReadonlyMap<string, ReadonlySet<string>>;
  notes: { line: number; reason: string }[];
};

/**
 * Makes the products and variations of rows. A variation that says nothing of an option is one for any of its
 * values and is made for each value of its product (rule imports-17), but for those that have a variation of
 * their own.
 * @param skuNamed the SKU that a cell `Parent` means
 */
export function wooItems(
  rows: readonly { row: WooRow; sku: string }[],
  skuNamed: (name: string) => string,
): WooItems {
  const parents = new Map(rows.filter(({ row }) => !isVariation(row)).map(({ row, sku }) => [sku, row]));
  const families = new Map<string, WooRow[]>();
  for (const { row } of rows)
    if (isVariation(row)) {
      const parent = skuNamed(row.cell("parent"));
      families.set(parent, [...(families.get(parent) ?? []), row]);
    }
  const axesOf = new Map([...families].map(([sku, family]) => [sku, axesOfFamily(parents.get(sku), family)]));
  const taken = new Set(
    rows.flatMap(({ row }) => {
      const parent = skuNamed(row.cell("parent"));
      const own = ownOptions(row);
      const isWhole = (axesOf.get(parent) ?? []).every(({ name }) => own[name] !== undefined);
      return isVariation(row) && isWhole ? [keyOf(parent, own)] : [];
    }),
  );
  const notes: WooItems["notes"] = [];
  const items = rows.flatMap(({ row, sku }): WooItem[] => {
    if (!isVariation(row)) return [{ row, sku, parent: "", options: {} }];
    const parent = skuNamed(row.cell("parent"));
    const own = ownOptions(row);
    const open = (axesOf.get(parent) ?? []).filter(({ name }) => own[name] === undefined);
    const isReadable = open.every(({ values }) => values.length > 0);
    const count = open.reduce((product, { values }) => product * values.length, 1);
    if (open.length === 0 || !isReadable || count > maxMade) return [{ row, sku, parent, options: own }];
    const made = combinations(open)
      .map((some) => ({ ...own, ...some }))
      .filter((options) => !taken.has(keyOf(parent, options)));
    for (const options of made) taken.add(keyOf(parent, options));
    notes.push({ line: row.line, reason: anyNote(open, made.length, row.cell("stock")) });
    return made.map((options) => {
      const ends = open.map(({ name }) => slugify(options[name] ?? ""));
      return { row, sku: [sku, ...ends].filter(Boolean).join("-"), parent, options };
    });
  });
  const optionsOf = new Map([...axesOf].map(([sku, axes]) => [sku, new Set(axes.map(({ name }) => name))]));
  return { items, optionsOf, notes };
}

/** What the variations of a product differ in, with all values the product has of it. */
function axesOfFamily(parent: WooRow | undefined, family: readonly WooRow[]): WooAttribute[] {
  const ofParent = new Map(
    (parent ? attributesOf(parent) : []).map(({ name, values }) => [ownCase(name), values.map(ownCase)]),
  );
  const named = new Set(family.flatMap((row) => namedAttributesOf(row).map(({ name }) => ownCase(name))));
  // Some exporters name options in the product's row alone: what it has several values of.
  const names =
    named.size > 0
      ? [...named]
      : [...ofParent].filter(([, values]) => values.length > 1).map(([name]) => name);
  return names.map((name) => ({ name, values: ofParent.get(name) ?? [] }));
}

const ownOptions = (row: WooRow): Record<string, string> =>
  Object.fromEntries(
    isVariation(row)
      ? attributesOf(row).map(({ name, values }) => [ownCase(name), ownCase(values.join(", "))])
      : [],
  );

const keyOf = (parent: string, options: Record<string, string>): string =>
  JSON.stringify([parent, ...Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]).toLowerCase();

const combinations = (axes: readonly WooAttribute[]): Record<string, string>[] =>
  axes.reduce<Record<string, string>[]>(
    (made, { name, values }) => made.flatMap((some) => values.map((value) => ({ ...some, [name]: value }))),
    [{}],
  );

function anyNote(open: readonly WooAttribute[], count: number, stock: string): string {
  const what = open.map(({ name }) => `any ${name}`).join(" and ");
  const counted = stock === "" ? "" : `; its stock of ${stock} counts for each of them: correct it`;
  return `is for ${what}: it became ${count} ${count === 1 ? "variation" : "variations"}${counted}`;
}
