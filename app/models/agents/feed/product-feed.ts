import type { FeedProblem } from "./feed-item";
import type { FeedProduct, FeedTerms } from "./sold";

/** How a feed of products is written: part after part, so that none of it lies in memory whole. */
export type ProductFeed = {
  /** What owners know it as. */
  name: string;
  contentType: string;
  opening: (shop: { title: string; link: string }) => string;
  /** The text of one product, and what is wrong with it. */
  part: (product: FeedProduct, terms: FeedTerms) => { text: string; problems: FeedProblem[] };
  closing: string;
};

/** A problem of a product, and the feeds that have it. */
export type FeedsProblem = FeedProblem & { feeds: string[] };

/** What is wrong with a product in any of some feeds, each problem once. */
export function problemsInFeeds(
  feeds: readonly ProductFeed[],
  product: FeedProduct,
  terms: FeedTerms,
): FeedsProblem[] {
  const found = new Map<string, FeedsProblem>();
  for (const { name, part } of feeds)
    for (const problem of part(product, terms).problems) {
      const key = JSON.stringify(problem);
      const known = found.get(key);
      if (known) known.feeds.push(name);
      else found.set(key, { ...problem, feeds: [name] });
    }
  return [...found.values()];
}
