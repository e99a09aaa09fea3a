import { beforeEach, expect, test } from "vitest";
import { ContentCache } from "./content-cache.server";

const harbor = "harbor-id";
let nowMs: number;
let cache: ContentCache;
let asked: number;
const ask = async () => ++asked;
const header = () => cache.remember(harbor, "template", "header", ask);

beforeEach(() => {
  nowMs = 1_000;
  asked = 0;
  cache = new ContentCache(() => nowMs);
});

test("a header is asked for once in five minutes", async () => {
  await header();
  nowMs += 299_999;
  expect(await header()).toBe(1);
});

test("after five minutes it is asked for again", async () => {
  await header();
  nowMs += 300_000;
  expect(await header()).toBe(2);
});

test("those who ask at the same time wait for one answer", async () => {
  expect(await Promise.all([header(), header()])).toEqual([1, 1]);
});

test.each([[["template:12"]], [["shop"]], [["product:1", "template:9"]]])(
  "the change %j forgets a header at once",
  async (tags) => {
    await header();
    cache.purge(harbor, tags);
    expect(await header()).toBe(2);
  },
);

test.each([
  [harbor, ["menu:main"]],
  [harbor, ["product:1"]],
  ["leaf-id", ["shop"]],
])("the change of %s %j leaves a header alone", async (shopId, tags) => {
  await header();
  cache.purge(shopId, tags);
  expect(await header()).toBe(1);
});

test("a purge while the answer is under way is not undone by that answer", async () => {
  const early = header();
  cache.purge(harbor, ["shop"]);
  await early;
  expect(await header()).toBe(2);
});

test("a failure is not remembered", async () => {
  const fail = cache.remember(harbor, "menu", "main", () => Promise.reject(new Error("no database")));
  await expect(fail).rejects.toThrow("no database");
  expect(await cache.remember(harbor, "menu", "main", ask)).toBe(1);
});

test("a template is parsed once a version", () => {
  const about = { shopId: harbor, id: 4, renderHtml: "<p>Us</p>" };
  const { tree } = cache.parsed(about);
  expect(cache.parsed({ ...about }).tree).toBe(tree);
  expect(cache.parsed({ ...about, renderHtml: "<p>Them</p>" }).tree).not.toEqual(tree);
});
