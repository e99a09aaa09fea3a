import type { StandIns } from "./shelf/split-page.server";

/** What a cache needs to know of a page it keeps. */
export type KeptPage = {
  shopId: string;
  tags: ReadonlySet<string>;
  preparedAtMs: number;
  sizeBytes: number;
};

/** A page as it was rendered. */
export type RenderedPage = {
  shopId: string;
  tags: ReadonlySet<string>;
  contentType: string;
  policy: string;
  body: Buffer;
  /** What stands where a visitor's own values belong; absent in a page of visitors without a session. */
  standIns?: StandIns;
};

/** How long a page is served without looking again, and how long a stale one may stand in while it is. */
export type PageCacheLimits = { freshMs: number; staleMs: number; maxBytes: number };

const defaultLimits: PageCacheLimits = { freshMs: 60_000, staleMs: 600_000, maxBytes: 256 * 1024 * 1024 };

/** How long a page that could not be shared is not tried again. */
const refusedForMs = 60_000;
const maxRefused = 10_000;

/**
 * Pages rendered once, prepared and kept in memory. Nothing personal may enter: a render that turns out personal
 * answers `null`.
 */
export class PageCache<P extends KeptPage> {
  #pages = new Map<string, P>();
  #rendering = new Map<string, Promise<P | null>>();
  /** Keys whose render could not be shared, and until when, ms. */
  #refused = new Map<string, number>();
  /** Counts purges of a shop, so that a page begun before a purge is not kept after it. */
  #purges = new Map<string, number>();
  #sizeBytes = 0;
  #isHeld = false;

  constructor(
    private readonly nowMs: () => number,
    private readonly prepare: (page: RenderedPage, nowMs: number) => Promise<P>,
    private readonly limits: PageCacheLimits = defaultLimits,
  ) {}

  /** Whether a page could not be shared a short while ago, so that it need not be tried again for each visitor. */
  isRefused(key: string): boolean {
    return (this.#refused.get(key) ?? 0) > this.nowMs();
  }

  /** The page if it may be served now. `isStale` asks the caller to render it again behind the answer. */
  lookup(key: string): { page: P; isStale: boolean } | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (this.#isHeld) return { page, isStale: false };
    const ageMs = this.nowMs() - page.preparedAtMs;
    if (ageMs > this.limits.freshMs + this.limits.staleMs) {
      this.#drop(key, page);
      return null;
    }
    return { page, isStale: ageMs > this.limits.freshMs };
  }

  /**
   * Renders and keeps a page; visitors who ask for the same page meanwhile wait for this one render.
   * @param shopId shop the page belongs to
   * @param render answers null for a page that must not be kept
   */
  fill(key: string, shopId: string, render: () => Promise<RenderedPage | null>): Promise<P | null> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const purgesBefore = this.#purges.get(shopId) ?? 0;
    const filling = render()
      .then(async (rendered) => {
        if (!rendered) return this.#refuse(key);
        const page = await this.prepare(rendered, this.nowMs());
        if ((this.#purges.get(shopId) ?? 0) === purgesBefore) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === filling) this.#rendering.delete(key);
      });
    this.#rendering.set(key, filling);
    return filling;
  }

  /** Drops the pages of a shop that show one of the tags; the tag `shop` drops them all. */
  purge(shopId: string, tags: readonly string[]): void {
    this.#purges.set(shopId, (this.#purges.get(shopId) ?? 0) + 1);
    // A render under way may have read what just changed: whoever comes next starts a new one.
    this.#rendering.clear();
    this.#refused.clear();
    const whole = tags.includes("shop");
    for (const [key, page] of this.#pages)
      if (page.shopId === shopId && (whole || tags.some((tag) => page.tags.has(tag)))) this.#drop(key, page);
  }

  /** Serves what is kept however old it is and renders none of it again, until it is cleared (rule RES-1). */
  hold(): void {
    this.#isHeld = true;
  }

  /** Drops everything, as after a time without news from the database. */
  clear(): void {
    this.#isHeld = false;
    for (const page of this.#pages.values())
      this.#purges.set(page.shopId, (this.#purges.get(page.shopId) ?? 0) + 1);
    this.#rendering.clear();
    this.#refused.clear();
    this.#pages.clear();
    this.#sizeBytes = 0;
  }

  #refuse(key: string): null {
    if (this.#refused.size >= maxRefused) this.#refused.clear();
    this.#refused.set(key, this.nowMs() + refusedForMs);
    return null;
  }

  #keep(key: string, page: P): void {
    const old = this.#pages.get(key);
    if (old) this.#drop(key, old);
    this.#pages.set(key, page);
    this.#sizeBytes += page.sizeBytes;
    for (const [oldest, entry] of this.#pages) {
      if (this.#sizeBytes <= this.limits.maxBytes) break;
      this.#drop(oldest, entry);
    }
  }

  #drop(key: string, page: P): void {
    if (this.#pages.delete(key)) this.#sizeBytes -= page.sizeBytes;
  }
}
