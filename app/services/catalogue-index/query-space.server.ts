import type { Bits } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { Placed } from "./kernel-memory.server";
import type { Matching } from "./listing-query.server";
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

/** A {@link Matching} where the kernel reads it. Outside the runs of its space it means nothing. */
export type PlacedMatching = { products: Placed; variations: Placed };

/** What one query works in: the index, and where the base of the query has something. Good until the next query. */
export class QuerySpace {
  readonly base: PlacedMatching;
  readonly products: PlacedRuns;
  readonly variations: PlacedRuns;
  readonly #query: number;
  readonly #runs: { products: Runs; variations: Runs };

  /** @throws AppError `unavailable` for an index whose memory was given back */
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

  /** @throws Error when another query has begun since: what this one worked with is not there any more */
  assertLast(): void {
    this.index.engine.assertLast(this.#query);
  }

  /** Room for a set of products and one of variations. */
  take(): PlacedMatching {
    const { products, variations } = this.index.counts;
    const { scratch } = this.index.engine;
    return { products: scratch.take(wholeSteps(products)), variations: scratch.take(wholeSteps(variations)) };
  }

  /** A copy where the kernel reads it. */
  place({ products, variations }: Matching): PlacedMatching {
    const copy = this.take();
    fill(copy.products, products, this.#runs.products);
    fill(copy.variations, variations, this.#runs.variations);
    return copy;
  }

  /** The products of a set in order. */
  listProducts(products: Placed): Placed {
    const { address, count } = this.products;
    return this.index.engine.scratch.takeList(this.index.products.count, (out) =>
      this.index.engine.kernel.list(products.byteOffset, address, count, out),
    );
  }

  /** The variations of a set in order. */
  listVariations(variations: Placed): Placed {
    const { address, count } = this.variations;
    return this.index.engine.scratch.takeList(this.index.variations.count, (out) =>
      this.index.engine.kernel.list(variations.byteOffset, address, count, out),
    );
  }
}

/** Copies what lies in some runs. A set may have been made when there was less: what came since is not in it. */
function fill(copy: Placed, bits: Bits, runs: Runs): void {
  for (let at = 0; at < runs.length; at += 2) {
    const from = (runs[at] as number) * stepWords;
    const to = (runs[at + 1] as number) * stepWords;
    copy.set(bits.subarray(from, Math.min(to, copy.length)), from);
    copy.fill(0, Math.min(Math.max(from, bits.length), to), to);
  }
}
