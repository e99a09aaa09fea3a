import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PageCache, type RenderedPage } from "./page-cache.server";
import { preparePage } from "./prepare-page.server";

const limits = { freshMs: 1000, staleMs: 5000, maxBytes: 100_000 };
const pageOf = (text: string, ...tags: string[]): RenderedPage => ({
  shopId: "shop-a",
  tags: new Set(tags),
  contentType: "text/html; charset=utf-8",
  policy: "default-src 'self'",
  body: Buffer.from(text),
});

function cacheAt(start = 0) {
  const clock = { ms: start };
  return { clock, cache: new PageCache(() => clock.ms, preparePage, limits) };
}

describe("a page that was rendered", () => {
  test("is served in every encoding with the same content", async () => {
    const { cache } = cacheAt();
    await cache.fill("k", "shop-a", async () => pageOf("<p>mugs</p>"));
    const bodies = cache.lookup("k")?.page.bodies;
    expect(
      bodies && [bodies.identity, gunzipSync(bodies.gzip), brotliDecompressSync(bodies.br)].map(String),
    ).toEqual(Array(3).fill("<p>mugs</p>"));
  });

  test("is stale after its time and gone after its grace", async () => {
    const { cache, clock } = cacheAt();
    await cache.fill("k", "shop-a", async () => pageOf("x"));
    clock.ms = 1000;
    expect(cache.lookup("k")?.isStale).toBe(false);
    clock.ms = 1001;
    expect(cache.lookup("k")?.isStale).toBe(true);
    clock.ms = 6001;
    expect(cache.lookup("k")).toBeNull();
  });

  test("is not kept when the render says it is personal", async () => {
    const { cache } = cacheAt();
    expect(await cache.fill("k", "shop-a", async () => null)).toBeNull();
    expect(cache.lookup("k")).toBeNull();
  });

  test("makes room by dropping the oldest", async () => {
    const { cache } = cacheAt();
    const big = "a".repeat(60_000);
    await cache.fill("old", "shop-a", async () => pageOf(big));
    await cache.fill("new", "shop-a", async () => pageOf(big));
    expect([cache.lookup("old"), cache.lookup("new") !== null]).toEqual([null, true]);
  });
});

describe("while there is no news from the database", () => {
  test("a page is served however old it is, and not rendered again", async () => {
    const { cache, clock } = cacheAt();
    await cache.fill("k", "shop-a", async () => pageOf("x"));
    cache.hold();
    clock.ms = 86_400_000;
    expect(cache.lookup("k")).toMatchObject({ isStale: false });
  });

  test("and dropped when there is again", async () => {
    const { cache, clock } = cacheAt();
    await cache.fill("k", "shop-a", async () => pageOf("x"));
    cache.hold();
    cache.clear();
    expect(cache.lookup("k")).toBeNull();
    await cache.fill("k", "shop-a", async () => pageOf("x"));
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
  await Promise.all(Array.from({ length: 20 }, () => cache.fill("k", "shop-a", render)));
  expect(renders).toBe(1);
});

test("a render that fails is tried again by the next visitor", async () => {
  const { cache } = cacheAt();
  await expect(cache.fill("k", "shop-a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.fill("k", "shop-a", async () => pageOf("x"))).not.toBeNull();
});

describe("a purge", () => {
  test("drops the pages that show what changed and leaves the others", async () => {
    const { cache } = cacheAt();
    await cache.fill("mug", "shop-a", async () => pageOf("mug", "product:1"));
    await cache.fill("pan", "shop-a", async () => pageOf("pan", "product:2"));
    cache.purge("shop-a", ["product:1"]);
    expect([cache.lookup("mug"), cache.lookup("pan") !== null]).toEqual([null, true]);
  });

  test("of one shop leaves the pages of another", async () => {
    const { cache } = cacheAt();
    await cache.fill("a", "shop-a", async () => pageOf("a", "product:1"));
    cache.purge("shop-b", ["shop", "product:1"]);
    expect(cache.lookup("a")).not.toBeNull();
  });

  test("of the whole shop drops everything it has", async () => {
    const { cache } = cacheAt();
    await cache.fill("a", "shop-a", async () => pageOf("a", "product:1"));
    cache.purge("shop-a", ["shop"]);
    expect(cache.lookup("a")).toBeNull();
  });

  test("while a page is rendered keeps that page out, since it may show the old price", async () => {
    const { cache } = cacheAt();
    let finish = (_page: RenderedPage) => {};
    const rendering = cache.fill(
      "k",
      "shop-a",
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    cache.purge("shop-a", ["product:1"]);
    finish(pageOf("old price", "product:1"));
    await rendering;
    expect(cache.lookup("k")).toBeNull();
  });
});

test("a kept page carries its policy in every encoding", async () => {
  const page = await cacheAt().cache.fill("k", "shop-a", async () => pageOf("Home"));
  for (const headers of Object.values(page?.headers ?? {})) expect(headers).toContain("default-src 'self'");
});
