import type { CacheShares } from "~/services/platform/cache/cache-shares.server";
import { PageCache } from "./page-cache.server";
import { type PreparedPage, preparePage } from "./prepare-page.server";
import { type PreparedShelf, prepareShelf } from "./prepare-shelf.server";

/** All page caches of a process: for visitors without a session, and for the audiences of those with one. */
export type PageCaches = {
  pages: PageCache<PreparedPage>;
  shelves: PageCache<PreparedShelf>;
  /** Renders the pages of a shop, or of all shops of a tenant, that show one of the tags again before they are served. */
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
  shares: Pick<CacheShares, "pages" | "shelves">,
): PageCaches {
  const pages = new PageCache(nowMs, preparePage, { ...times, maxBytes: shares.pages });
  const shelves = new PageCache(nowMs, prepareShelf, { ...times, maxBytes: shares.shelves });
  const all = [pages, shelves];
  return {
    pages,
    shelves,
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
