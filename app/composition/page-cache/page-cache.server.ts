import type { Owners } from "~/models/shops/settings/owners";
import type { MissedSearch } from "~/services/numbers/search-counts.server";
import { AskCounts } from "~/services/platform/cache/ask-counts.server";
import type { CacheUse } from "~/services/platform/cache/cache-use";
import type { Placeholders } from "./split-page.server";

/** What a cache needs to know of a page it keeps. */
export type KeptPage = {
  owners: Owners;
  tags: ReadonlySet<string>;
  preparedAtMs: number;
  /** What the page takes in memory; a page that grows says so by `grow`. */
  sizeBytes: number;
  /** The search that it answers with nothing, counted whenever it is sent (rule numbers-7). */
  missedSearch?: MissedSearch | null;
  /** The origin of the shop whose services count its browsers (rule tracking-2). */
  countedAt?: string | null;
};

/** A page as it was rendered. */
export type RenderedPage = {
  owners: Owners;
  tags: ReadonlySet<string>;
  contentType: string;
  policy: string;
  body: Buffer;
  missedSearch?: MissedSearch | null;
  countedAt?: string | null;
  /** What a visitor's own values are replaced with; absent in a page of visitors without a session. */
  placeholders?: Placeholders;
};

/**
 * Makes a page ready to be written.
 * @param isWanted whether it was asked for before, so that it is kept and worth more work
 */
export type PreparePage<P> = (page: RenderedPage, nowMs: number, isWanted: boolean) => Promise<P>;

/**
 * How long a page is served without looking again, and how long a stale one may be served while it is
 * rendered.
 */
export type PageCacheLimits = { freshMs: number; staleMs: number; maxBytes: number };

/**
 * A page that is kept, and how often it was asked for; half of what an older page under this key was asked
 * counts. An outdated one shows what has changed since: it waits for the next render, or for the database to
 * go away.
 */
type Entry<P> = { page: P; asks: number; outdatedAtMs?: number };

/** A render that has begun: the tags of what changed since, and whether nothing of it may be kept. */
type Render = { owners: Owners; changed: Set<string>; isOver: boolean };

/** Pages of a shop, the least recently used first. */
type ShopPages<P> = { entries: Map<string, Entry<P>>; sizeBytes: number };

/** How long a page that could not be shared is not tried again, ms. */
const refusedForMs = 60_000;
const maxRefused = 10_000;
/** What an entry takes besides its page and key. */
const entryBytes = 500;
/** What a tag takes in the set of a page, with its text. */
const tagBytes = 64;

/**
 * A cache of rendered pages in memory. It must contain nothing personal: a render that turns out personal
 * returns `null`. A page is cached when it is requested for the second time (docs/rules/caching.md).
 */
export class PageCache<P extends KeptPage> {
  #shops = new Map<string, ShopPages<P>>();
  /** The pages of the shop that a key's page is among. */
  #shopOfKey = new Map<string, ShopPages<P>>();
  #rendering = new Map<string, Promise<P | null>>();
  #asked = new AskCounts();
  /** Keys whose render could not be shared, and until when, ms. */
  #refused = new Map<string, number>();
  #underWay = new Set<Render>();
  #sizeBytes = 0;
  /** Since when change notifications are missing, ms; null while they arrive. */
  #heldAtMs: number | null = null;
  readonly use: CacheUse = { hits: 0, misses: 0 };

  constructor(
    private readonly nowMs: () => number,
    private readonly prepare: PreparePage<P>,
    private readonly limits: PageCacheLimits,
  ) {}

  /** What the pages kept take, in bytes. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Whether a page recently could not be shared, so that it need not be tried again for each visitor. */
  isRefused(key: string): boolean {
    return (this.#refused.get(key) ?? 0) > this.nowMs();
  }

  /** The page if it may be served now. `isStale` asks the caller to render it again after answering. */
  lookup(key: string): { page: P; isStale: boolean } | null {
    const entries = this.#shopOfKey.get(key)?.entries;
    const entry = entries?.get(key);
    if (!entries || !entry || !this.#isUsable(entry)) {
      this.use.misses += 1;
      return null;
    }
    const { page } = entry;
    this.use.hits += 1;
    entry.asks += 1;
    entries.delete(key);
    entries.set(key, entry);
    return {
      page,
      isStale: this.#heldAtMs === null && this.nowMs() - page.preparedAtMs > this.limits.freshMs,
    };
  }

  /**
   * Renders a page, and keeps it if it was asked for before; visitors who ask for the same page meanwhile
   * wait for this one render.
   * @param owners the shop it belongs to and its tenant: changes of either purge it
   * @param render returns null for a page that must not be kept
   */
  fill(key: string, owners: Owners, render: () => Promise<RenderedPage | null>): Promise<P | null> {
    const asks = this.#asked.add(key);
    const running = this.#rendering.get(key);
    if (running) return running;
    const isWanted = asks > 1 || this.#shopOfKey.has(key);
    const begun: Render = { owners, changed: new Set(), isOver: false };
    this.#underWay.add(begun);
    const filling = render()
      .then(async (rendered) => {
        if (!rendered) return this.#refuse(key);
        const page = await this.prepare(rendered, this.nowMs(), isWanted);
        if (isWanted && !begun.isOver)
          this.#keep(key, page, { asks, isOutdated: showsAny(page, begun.changed) });
        return page;
      })
      .finally(() => {
        this.#underWay.delete(begun);
        if (this.#rendering.get(key) === filling) this.#rendering.delete(key);
      });
    this.#rendering.set(key, filling);
    return filling;
  }

  /** Counts what a kept page takes more than before (or less), and makes room for it. */
  grow(key: string, page: P, bytes: number): void {
    page.sizeBytes += bytes;
    const shop = this.#shops.get(page.owners[0]);
    if (shop?.entries.get(key)?.page !== page) return;
    shop.sizeBytes += bytes;
    this.#sizeBytes += bytes;
    this.#makeRoom();
  }

  /**
   * Marks as outdated the pages of a shop, or of all shops of a tenant, with one of the tags; the tag `shop`
   * drops them all.
   */
  purge(ownerId: string, tags: readonly string[]): void {
    // A render under way may have read what just changed: the next request starts a new one.
    this.#rendering.clear();
    this.#refused.clear();
    const whole = tags.includes("shop");
    for (const render of this.#underWay) {
      if (!render.owners.includes(ownerId)) continue;
      render.isOver ||= whole;
      for (const tag of tags) render.changed.add(tag);
    }
    const changed = new Set(tags);
    const entries = [...this.#shops.values()].flatMap((shop) => [...shop.entries]);
    for (const [key, entry] of entries) {
      if (!entry.page.owners.includes(ownerId)) continue;
      if (whole) this.#drop(key);
      else if (showsAny(entry.page, changed)) entry.outdatedAtMs ??= this.nowMs();
    }
  }

  /**
   * Serves cached pages at any age without rendering them again, until they are renewed (rule resilience-1).
   */
  hold(): void {
    this.#heldAtMs ??= this.nowMs();
  }

  /** Marks everything as outdated, as after missing change notifications. */
  renew(): void {
    this.#heldAtMs = null;
    for (const render of this.#underWay) render.isOver = true;
    this.#rendering.clear();
    this.#refused.clear();
    for (const shop of this.#shops.values())
      for (const entry of shop.entries.values()) entry.outdatedAtMs ??= this.nowMs();
  }

  #refuse(key: string): null {
    if (this.#refused.size >= maxRefused) this.#refused.clear();
    this.#refused.set(key, this.nowMs() + refusedForMs);
    return null;
  }

  #keep(key: string, page: P, { asks, isOutdated }: { asks: number; isOutdated: boolean }): void {
    const old = this.#shopOfKey.get(key)?.entries.get(key);
    if (old) this.#drop(key);
    const entry: Entry<P> = { page, asks: Math.max(asks, Math.ceil((old?.asks ?? 0) / 2)) };
    if (isOutdated) entry.outdatedAtMs = this.nowMs();
    if (!this.#makeRoom({ key, entry })) return;
    const shop = this.#shops.get(page.owners[0]) ?? { entries: new Map(), sizeBytes: 0 };
    this.#shops.set(page.owners[0], shop);
    this.#shopOfKey.set(key, shop);
    shop.entries.set(key, entry);
    shop.sizeBytes += sizeOf(key, page);
    this.#sizeBytes += sizeOf(key, page);
  }

  /**
   * Drops pages until the limit is kept, those of the largest shop first, there the least recently used.
   * @param newcomer a page that is to come in
   * @returns false when it may not: within its own shop it does not push out what is asked for more often
   */
  #makeRoom(newcomer?: { key: string; entry: Entry<P> }): boolean {
    const neededBytes = newcomer ? sizeOf(newcomer.key, newcomer.entry.page) : 0;
    if (neededBytes > this.limits.maxBytes) return false;
    while (this.#sizeBytes + neededBytes > this.limits.maxBytes) {
      const [shopId, shop] = this.#largestShop(newcomer && { ...newcomer.entry.page, neededBytes });
      const [key, victim] = shop?.entries.entries().next().value ?? [];
      if (!key || !victim) return false;
      const isRival = newcomer?.entry.page.owners[0] === shopId && this.#isUsable(victim);
      if (isRival && victim.asks > (newcomer?.entry.asks ?? 0)) return false;
      this.#drop(key);
    }
    return true;
  }

  /** The shop whose pages take most, counting one that is to come in. */
  #largestShop(coming?: { owners: Owners; neededBytes: number }): [string, ShopPages<P>] | [] {
    let largest: [string, ShopPages<P>] | [] = [];
    let mostBytes = 0;
    for (const [shopId, shop] of this.#shops) {
      const bytes = shop.sizeBytes + (shopId === coming?.owners[0] ? coming.neededBytes : 0);
      if (bytes <= mostBytes) continue;
      mostBytes = bytes;
      largest = [shopId, shop];
    }
    return largest;
  }

  #isUsable({ page, outdatedAtMs }: Entry<P>): boolean {
    const { freshMs, staleMs } = this.limits;
    if (this.#heldAtMs !== null)
      return outdatedAtMs === undefined || this.#heldAtMs - outdatedAtMs <= staleMs;
    return outdatedAtMs === undefined && this.nowMs() - page.preparedAtMs <= freshMs + staleMs;
  }

  #drop(key: string): void {
    const shop = this.#shopOfKey.get(key);
    const entry = shop?.entries.get(key);
    if (!shop || !entry) return;
    shop.entries.delete(key);
    shop.sizeBytes -= sizeOf(key, entry.page);
    this.#sizeBytes -= sizeOf(key, entry.page);
    this.#shopOfKey.delete(key);
    if (shop.entries.size === 0) this.#shops.delete(entry.page.owners[0]);
  }
}

function showsAny({ tags }: KeptPage, changed: ReadonlySet<string>): boolean {
  // A bulk change names hundreds of products, and there are thousands of pages.
  const [few, many] = tags.size < changed.size ? [tags, changed] : [changed, tags];
  for (const tag of few) if (many.has(tag)) return true;
  return false;
}

const sizeOf = (key: string, page: KeptPage) =>
  page.sizeBytes + key.length + entryBytes + page.tags.size * tagBytes;
