import { expect, test } from "vitest";
import type { Owners } from "~/models/shops/settings/owners";
import { DataCache } from "./data-cache.server";

const shop: Owners = ["shop-a", "tenant-a"];

/** A cache with a clock to set, and a header that counts how often it was loaded. */
function headerCache() {
  const clock = { ms: 0 };
  const cache = new DataCache(() => clock.ms, 1_000_000);
  let loads = 0;
  const shown: string[] = [];
  const header = () =>
    cache.get(
      shop,
      "header",
      (...tags) => shown.push(...tags),
      async (addCacheTags) => {
        addCacheTags("template:1", "menu:main");
        loads += 1;
        return `header ${loads}`;
      },
    );
  return { cache, clock, header, shown };
}

test("a value is loaded once for concurrent callers", async () => {
  const { header } = headerCache();
  expect(await Promise.all([header(), header(), header()])).toEqual(["header 1", "header 1", "header 1"]);
});

test("every caller gets the tags of the value", async () => {
  const { header, shown } = headerCache();
  await header();
  await header();
  expect(shown).toEqual(["template:1", "menu:main", "template:1", "menu:main"]);
});

test("the least recently used value makes room, and the rest counts in bytes", async () => {
  const maxBytes = 50_000;
  const cache = new DataCache(() => 0, maxBytes);
  let loads = 0;
  const get = (key: string) =>
    cache.get(
      shop,
      key,
      () => {},
      async () => {
        loads += 1;
        return `${key} ${"a".repeat(9_000)}`;
      },
    );
  for (const key of ["one", "two", "three", "four", "five"]) await get(key);
  await get("one");
  await get("six");
  expect([loads, cache.sizeBytes > 45_000, cache.sizeBytes <= maxBytes]).toEqual([6, true, true]);
  await get("one");
  expect(loads).toBe(6);
  await get("two");
  expect(loads).toBe(7);
});

test("a dropped value counts no more", async () => {
  const { cache, clock, header } = headerCache();
  await header();
  clock.ms = 300_000;
  await header();
  cache.purge("shop-a", ["shop"]);
  expect(cache.sizeBytes).toBe(0);
  await header();
  cache.clear();
  expect(cache.sizeBytes).toBe(0);
});

test("a change of one of its tags drops it, other changes do not", async () => {
  const { cache, header } = headerCache();
  await header();
  cache.purge("shop-a", ["menu:footer"]);
  expect(await header()).toBe("header 1");
  cache.purge("shop-a", ["menu:main"]);
  expect(await header()).toBe("header 2");
});

test("a change of its tenant drops it", async () => {
  const { cache, header } = headerCache();
  await header();
  cache.purge("tenant-a", ["menu:main"]);
  expect(await header()).toBe("header 2");
});

test("a change of another shop does not drop it", async () => {
  const { cache, header } = headerCache();
  await header();
  cache.purge("shop-b", ["shop", "menu:main"]);
  cache.purge("tenant-b", ["shop", "menu:main"]);
  expect(await header()).toBe("header 1");
});

test("it is loaded again after five minutes", async () => {
  const { clock, header } = headerCache();
  await header();
  clock.ms = 299_999;
  expect(await header()).toBe("header 1");
  clock.ms = 300_000;
  expect(await header()).toBe("header 2");
});

test("a change during loading makes the next call load again", async () => {
  const { cache, header } = headerCache();
  const first = header();
  cache.purge("shop-a", ["product:9"]);
  await first;
  expect(await header()).toBe("header 2");
});

test("a failure is not cached", async () => {
  const { cache, header } = headerCache();
  await expect(
    cache.get(
      shop,
      "header",
      () => {},
      () => Promise.reject(new Error("down")),
    ),
  ).rejects.toThrow("down");
  expect(await header()).toBe("header 1");
});

test("a partly failed value is returned but not cached", async () => {
  const { cache, header } = headerCache();
  const partial = await cache.get(
    shop,
    "header",
    () => {},
    async (_shows, doNotKeep) => {
      doNotKeep();
      return "header without menu";
    },
  );
  expect([partial, await header()]).toEqual(["header without menu", "header 1"]);
});

test("while held, a value is used at any age, until everything is cleared", async () => {
  const { cache, clock, header } = headerCache();
  await header();
  cache.hold();
  clock.ms = 86_400_000;
  expect(await header()).toBe("header 1");
  cache.clear();
  expect(await header()).toBe("header 2");
});
