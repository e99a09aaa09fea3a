import type { Measure } from "../measure";

/** What work costs, read from the bench. Times are milliseconds of one processor. */
export type Costs = {
  cachedPage: number;
  cartPage: number;
  freshPage: number;
  /** Of node and of PostgreSQL. */
  add: number;
  addInDatabase: number;
  /** Of a whole machine, PostgreSQL included, so it errs against us. */
  order: number;
  /** Of PostgreSQL, from three adds to the order. */
  purchaseInDatabase: number;
  /** Bytes of a product in the catalogue's index. */
  indexOfAProduct: number;
  /** Bytes of a process under load, without indexes. */
  process: number;
};

/**
 * @param measures of `bench/results.json`
 * @param statements `bench/purchase-statements.md`
 * @throws when the bench no longer has a figure the model needs
 */
export function measuredCosts(measures: readonly Measure[], statements: string): Costs {
  const ours = (start: string): number => {
    const found = measures.find(({ name }) => name.startsWith(start));
    if (!found) throw new Error(`The bench has no row '${start}'.`);
    return found.ours;
  };
  return {
    // Its size, which follows, is another at each change of the demo; the first row is that of brotli.
    cachedPage: 1000 / ours("(a) category page ("),
    cartPage: 1000 / ours("(e) category page of visitors with a cart"),
    freshPage: ours("(g) uncached listing page, 100,000 products"),
    add: ours("(m) node's time for an add by a form"),
    addInDatabase: ours("(m) PostgreSQL's time for an add"),
    order: 2000 / ours("(j) orders placed by 64 shoppers"),
    purchaseInDatabase: purchaseOf(statements),
    indexOfAProduct: ours("(g) index of 1,000,000 products"),
    process: ours("(i) memory after 10 more") * 1e6,
  };
}

/** The last row 'all' of the statements: planned and executed. */
function purchaseOf(statements: string): number {
  const rows = [...statements.matchAll(/^\| all \| [\d.]+ \| ([\d.]+) \| ([\d.]+) \|$/gm)];
  const [, planned, executed] = rows.at(-1) ?? [];
  if (!planned || !executed) throw new Error("The statements of a purchase have no row 'all'.");
  return Number(planned) + Number(executed);
}
