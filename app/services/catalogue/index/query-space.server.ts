import type { CatalogueIndex } from "../catalogue-index.server";
import type { Matching } from "../listing-query.server";
import type { Bits } from "./bits.server";
import type { Placed } from "./kernel-memory.server";
import type { PriceSet } from "./price-set.server";
import {
  type PlacedRuns,
  placeRuns,
  placesIn,
  type Runs,
  runsOf,
  stepWords,
  wholeSteps,
} from "./runs.server";

/** A {@link Matching} in the kernel's memory. It is undefined outside the runs of its space. */
export type PlacedMatching = { products: Placed; variations: Placed };

/** The working data of a query: the index, and the runs of the query's base. Valid until the next query. */
export class QuerySpace {
  readonly base: PlacedMatching;
  readonly products: PlacedRuns;
  readonly variations: PlacedRuns;
  readonly #query: number;
  readonly #runs: { products: Runs; variations: Runs };

  /** @throws AppError `unavailable` for a released index */
  constructor(
    readonly index: CatalogueIndex,
    base: Matching,
    readonly prices: PriceSet,
  ) {
    this.#query = index.beginQuery();
    prices.grow(index.counts);
    const { scratch, jobs } = index.engine;
    this.#runs = base.runs ?? { products: runsOf(base.products), variations: runsOf(base.variations) };
    this.products = placeRuns(scratch, this.#runs.products);
    this.variations = placeRuns(scratch, this.#runs.variations);
    jobs.expect(placesIn(this.#runs.products) + placesIn(this.#runs.variations));
    this.base = this.place(base);
  }

  /** @throws Error if another query has begun since, which reuses this one's memory */
  assertLast(): void {
    this.index.engine.assertLast(this.#query);
  }

  /** Allocates a set of products and one of variations. */
  take(): PlacedMatching {
    const { products, variations } = this.index.counts;
    const { scratch } = this.index.engine;
    return { products: scratch.take(wholeSteps(products)), variations: scratch.take(wholeSteps(variations)) };
  }

  /** Copies a set into the kernel's memory. */
  place({ products, variations }: Matching): PlacedMatching {
    const copy = this.take();
    fill(copy.products, products, this.#runs.products);
    fill(copy.variations, variations, this.#runs.variations);
    return copy;
  }

  /** The products of a set, ascending. */
  listProducts(products: Placed): Placed {
    const { address, count } = this.products;
    return this.index.engine.scratch.takeList(this.index.products.count, (out) =>
      this.index.engine.kernel.list(products.byteOffset, address, count, out),
    );
  }

  /** The variations of a set, ascending. */
  listVariations(variations: Placed): Placed {
    const { address, count } = this.variations;
    return this.index.engine.scratch.takeList(this.index.variations.count, (out) =>
      this.index.engine.kernel.list(variations.byteOffset, address, count, out),
    );
  }
}

/** Copies the words within runs. A set may predate later places, which it does not contain. */
function fill(copy: Placed, bits: Bits, runs: Runs): void {
  for (let at = 0; at < runs.length; at += 2) {
    const from = (runs[at] as number) * stepWords;
    const to = (runs[at + 1] as number) * stepWords;
    copy.set(bits.subarray(from, Math.min(to, copy.length)), from);
    copy.fill(0, Math.min(Math.max(from, bits.length), to), to);
  }
}
