import type { CacheShares } from "~/services/platform/cache/cache-shares.server";
import { PageCache } from "./page-cache.server";
import { type PreparedPage, preparePage } from "./prepare-page.server";
import { prepareSegmentedPage, type SegmentedPage } from "./prepare-segmented-page.server";

/** All page caches of a process: for visitors without a session, and for the audiences of those with one. */
export type PageCaches = {
  pages: PageCache<PreparedPage>;
  segmented: PageCache<SegmentedPage>;
  /**
   * Renders the pages of a shop, or of all shops of a tenant, that show one of the tags again before they are
   * served.
   */
  purge: (ownerId: string, tags: readonly string[]) => void;
  /** Serves cached pages at any age, until everything is renewed. */
  hold: () => void;
  /** Marks everything as outdated, so that it is rendered again before it is served. */
  renew: () => void;
};

const times = { freshMs: 60_000, staleMs: 600_000 };

/** Opens the empty caches of a process. @param shares what each of them may take, in bytes */
export function openPageCaches(
  nowMs: () => number,
  shares: Pick<CacheShares, "pages" | "segmented">,
): PageCaches {
  const pages = new PageCache(nowMs, preparePage, { ...times, maxBytes: shares.pages });
  const segmented = new PageCache(nowMs, prepareSegmentedPage, { ...times, maxBytes: shares.segmented });
  const all = [pages, segmented];
  return {
    pages,
    segmented,
    purge: (ownerId, tags) => {
      for (const cache of all) cache.purge(ownerId, tags);
    },
    hold: () => {
      for (const cache of all) cache.hold();
    },
    renew: () => {
      for (const cache of all) cache.renew();
    },
  };
}
