import type { Measure } from "./measure";
import { resultOfScale } from "./measure-catalogue-scale";

const products = 100_000;
const sellers = 1_000;

/**
 * (l) A marketplace of a thousand sellers with a million offers of a hundred thousand products, against the
 * same products in a shop of one seller.
 */
export async function measureMarketScale(): Promise<Measure[]> {
  const plain = await resultOfScale(products);
  const market = await resultOfScale(products, { sellers });
  const over = (name: string, unit: Measure["unit"], ours: number, theirs: number): Measure => ({
    ...{ name: `(l) ${name}, 1,000,000 offers of 1,000 sellers over plain products`, ours, theirs, unit },
    ...{ value: ours / theirs, target: { most: 2 } },
  });
  return [
    over("listing with three filters", "ms p50", market.listingMs, plain.listingMs),
    over("first page of a search", "ms p50", market.searchMs, plain.searchMs),
    over("suggestions", "ms p50", market.suggestMs, plain.suggestMs),
    over("uncached listing page", "ms CPU", market.pageCpuMs, plain.pageCpuMs),
  ];
}
