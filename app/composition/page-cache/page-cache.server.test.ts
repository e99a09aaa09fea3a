import { describe, expect, test } from "vitest";
import { PageCache, type RenderedPage } from "./page-cache.server";
import { preparePage } from "./prepare-page.server";

const limits = { freshMs: 1000, staleMs: 5000, maxBytes: 100_000 };
const pageOf = (text: string, ...tags: string[]): RenderedPage => ({
  owners: ["shop-a", "tenant-a"] as const,
  tags: new Set(tags),
  contentType: "text/html; charset=utf-8",
  policy: "default-src 'self'",
  body: Buffer.from(text),
});
/** Ten of these fill the cache. */
const big = (shopId: string): RenderedPage => ({
  ...pageOf("a".repeat(9_400)),
  owners: [shopId, "tenant-a"],
});

function cacheAt(start = 0) {
  const clock = { ms: start };
  const cache = new PageCache(() => clock.ms, preparePage, limits);
  /** Requests a page several times; a miss renders it. */
  const ask = async (key: string, times = 1, page = pageOf("x")) => {
    for (let time = 0; time < times; time++)
      if (!cache.lookup(key)) await cache.fill(key, page.owners, async () => page);
  };
  const keeps = (...keys: string[]) => keys.map((key) => cache.lookup(key) !== null);
  return { clock, cache, ask, keeps };
}

describe("a page that was rendered", () => {
  test("is cached when it is requested again", async () => {
    const { ask, keeps } = cacheAt();
    await ask("k");
    expect(keeps("k")).toEqual([false]);
    await ask("k");
    expect(keeps("k")).toEqual([true]);
  });

  test("is stale after its lifetime and dropped after its grace period", async () => {
    const { cache, clock, ask } = cacheAt();
    await ask("k", 2);
    clock.ms = 1000;
    expect(cache.lookup("k")?.isStale).toBe(false);
    clock.ms = 1001;
    expect(cache.lookup("k")?.isStale).toBe(true);
    clock.ms = 6001;
    expect(cache.lookup("k")).toBeNull();
  });

  test("stays cached when it is rendered again because it was stale", async () => {
    const { cache, clock, ask } = cacheAt();
    await ask("k", 2);
    clock.ms = 2000;
    await cache.fill("k", ["shop-a", "tenant-a"], async () => pageOf("y"));
    expect(cache.lookup("k")?.isStale).toBe(false);
  });

  test("is not cached when the rendering is personal", async () => {
    const { cache } = cacheAt();
    for (let time = 0; time < 2; time++)
      expect(await cache.fill("k", ["shop-a", "tenant-a"], async () => null)).toBeNull();
    expect(cache.lookup("k")).toBeNull();
  });
});

describe("when the cache is full", () => {
  test("the least recently used page is dropped", async () => {
    const { cache, ask, keeps } = cacheAt();
    for (let page = 0; page < 10; page++) await ask(`p${page}`, 2, big("shop-a"));
    cache.lookup("p0");
    await ask("new", 2, big("shop-a"));
    expect(keeps("p0", "p1", "p2", "new")).toEqual([true, false, true, true]);
    expect(cache.sizeBytes).toBeLessThanOrEqual(limits.maxBytes);
  });

  test("a flood of single requests changes nothing", async () => {
    const { cache, ask, keeps } = cacheAt();
    await ask("home", 2, big("shop-a"));
    const before = cache.sizeBytes;
    for (let junk = 0; junk < 5_000; junk++) await ask(`junk ${junk}`, 1, big("shop-a"));
    expect(keeps("home")).toEqual([true]);
    // Hash collisions make a few seem repeated.
    expect(cache.sizeBytes - before).toBeLessThan(5 * 11_000);
  });

  test("a flood of repeated requests does not displace frequent pages", async () => {
    const { ask, keeps } = cacheAt();
    await ask("home", 50, big("shop-a"));
    for (let junk = 0; junk < 500; junk++) await ask(`junk ${junk}`, 2, big("shop-a"));
    expect(keeps("home")).toEqual([true]);
  });

  test("a frequent page is dropped when its time is over", async () => {
    const { clock, ask, keeps } = cacheAt();
    for (let page = 0; page < 10; page++) await ask(`p${page}`, 50, big("shop-a"));
    await ask("new", 2, big("shop-a"));
    expect(keeps("new")).toEqual([false]);
    clock.ms = 7_000;
    await ask("new", 1, big("shop-a"));
    expect(keeps("new")).toEqual([true]);
  });

  test("one shop's flood does not displace another shop's pages", async () => {
    const { ask, keeps } = cacheAt();
    await ask("b1", 2, big("shop-b"));
    await ask("b2", 2, big("shop-b"));
    for (let page = 0; page < 100; page++) await ask(`a${page}`, 9, big("shop-a"));
    expect(keeps("b1", "b2")).toEqual([true, true]);
  });

  test("a shop with few pages gets its share from one that filled the cache", async () => {
    const { ask, keeps } = cacheAt();
    for (let page = 0; page < 10; page++) await ask(`a${page}`, 9, big("shop-a"));
    for (let page = 0; page < 3; page++) await ask(`b${page}`, 2, big("shop-b"));
    expect(keeps("b0", "b1", "b2", "a0", "a9")).toEqual([true, true, true, false, true]);
  });

  test("the bytes of further encodings count", async () => {
    const { cache, ask, keeps } = cacheAt();
    for (let page = 0; page < 9; page++) await ask(`p${page}`, 2, big("shop-a"));
    const page = cache.lookup("p8")?.page;
    if (page) cache.grow("p8", page, 15_000);
    expect(keeps("p0", "p1", "p8")).toEqual([false, true, true]);
    cache.purge("shop-a", ["shop"]);
    expect(cache.sizeBytes).toBe(0);
  });

  test("a page larger than the cache is not cached", async () => {
    const { cache, ask, keeps } = cacheAt();
    await ask("home", 2);
    await ask("huge", 2, pageOf("a".repeat(limits.maxBytes)));
    expect(keeps("home", "huge")).toEqual([true, false]);
    expect(cache.sizeBytes).toBeLessThan(2_000);
  });
});

describe("while change notifications are missing", () => {
  test("a page is served at any age and not rendered again", async () => {
    const { cache, clock, ask } = cacheAt();
    await ask("k", 2);
    cache.hold();
    clock.ms = 86_400_000;
    expect(cache.lookup("k")).toMatchObject({ isStale: false });
  });

  test("a page that a change outdated a moment before is served as it was", async () => {
    const { cache, clock, ask } = cacheAt();
    await ask("k", 2, pageOf("k", "product:1"));
    cache.purge("shop-a", ["product:1"]);
    expect(cache.lookup("k")).toBeNull();
    clock.ms = limits.staleMs;
    cache.hold();
    clock.ms = 86_400_000;
    expect(cache.lookup("k")).toMatchObject({ isStale: false });
  });

  test("one that was outdated long before is not", async () => {
    const { cache, clock, ask } = cacheAt();
    await ask("k", 2, pageOf("k", "product:1"));
    cache.purge("shop-a", ["product:1"]);
    clock.ms = limits.staleMs + 1;
    cache.hold();
    expect(cache.lookup("k")).toBeNull();
  });

  test("a shop that changed as a whole has no pages", async () => {
    const { cache, ask } = cacheAt();
    await ask("k", 2);
    cache.purge("shop-a", ["shop"]);
    cache.hold();
    expect(cache.lookup("k")).toBeNull();
  });

  test("and rendered again when there is", async () => {
    const { cache, clock, ask } = cacheAt();
    await ask("k", 2);
    cache.hold();
    cache.renew();
    expect(cache.lookup("k")).toBeNull();
    await ask("k", 2);
    clock.ms = 6001;
    expect(cache.lookup("k")).toBeNull();
  });
});

test("many who ask for a page at once cause one render", async () => {
  const { cache } = cacheAt();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return pageOf("x");
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.fill("k", ["shop-a", "tenant-a"], render)));
  expect(renders).toBe(1);
});

test("a render that fails is tried again by the next visitor", async () => {
  const { cache } = cacheAt();
  await expect(
    cache.fill("k", ["shop-a", "tenant-a"], () => Promise.reject(new Error("down"))),
  ).rejects.toThrow("down");
  expect(await cache.fill("k", ["shop-a", "tenant-a"], async () => pageOf("x"))).not.toBeNull();
});

describe("a purge", () => {
  test("drops the pages that show what changed and leaves the others", async () => {
    const { cache, ask } = cacheAt();
    await ask("mug", 2, pageOf("mug", "product:1"));
    await ask("pan", 2, pageOf("pan", "product:2"));
    cache.purge("shop-a", ["product:1"]);
    expect([cache.lookup("mug"), cache.lookup("pan") !== null]).toEqual([null, true]);
  });

  test("of one shop leaves the pages of another", async () => {
    const { cache, ask } = cacheAt();
    await ask("a", 2, pageOf("a", "product:1"));
    cache.purge("shop-b", ["shop", "product:1"]);
    expect(cache.lookup("a")).not.toBeNull();
  });

  test("of the whole shop drops everything it has", async () => {
    const { cache, ask } = cacheAt();
    await ask("a", 2, pageOf("a", "product:1"));
    cache.purge("shop-a", ["shop"]);
    expect(cache.lookup("a")).toBeNull();
  });

  /** Begins a render of a page that is wanted; answers how to finish it. */
  async function beginRender({ cache, ask }: ReturnType<typeof cacheAt>) {
    await ask("k");
    let finish = (_page: RenderedPage) => {};
    const rendering = cache.fill(
      "k",
      ["shop-a", "tenant-a"],
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    return async (page: RenderedPage) => {
      finish(page);
      await rendering;
    };
  }

  test("while a page is rendered keeps that page out, since it may show the old price", async () => {
    const parts = cacheAt();
    const finish = await beginRender(parts);
    parts.cache.purge("shop-a", ["product:1"]);
    await finish(pageOf("old price", "product:1"));
    expect(parts.cache.lookup("k")).toBeNull();
  });

  test("of what a page under way does not show leaves that page alone", async () => {
    const parts = cacheAt();
    const finish = await beginRender(parts);
    parts.cache.purge("shop-a", ["product:2"]);
    await finish(pageOf("page", "product:1"));
    expect(parts.cache.lookup("k")).not.toBeNull();
  });

  test("of the whole shop, or a return of the database, keeps every page under way out", async () => {
    for (const end of ["purge", "renew"] as const) {
      const parts = cacheAt();
      const finish = await beginRender(parts);
      if (end === "purge") parts.cache.purge("shop-a", ["shop"]);
      else parts.cache.renew();
      await finish(pageOf("page", "product:1"));
      expect(parts.cache.lookup("k")).toBeNull();
    }
  });
});
