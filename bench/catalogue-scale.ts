import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
// (g) What a catalogue of a size costs: a process of its own that fills a database with `process.argv[2]`
// generated products, builds the index, asks the services and prints a ScaleResult as JSON. Needs
// --expose-gc.

import { monitorEventLoopDelay } from "node:perf_hooks";
import { seedCategories } from "~/models/files/seed/seed-categories";
import { seedChance } from "~/models/files/seed/seed-chance";
import { seedAttributes } from "~/models/files/seed/seed-words";
import { ownersOf } from "~/models/shops/settings/owners";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { answerListing } from "~/services/api/rest/answer-listing.server";
import { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import { openTestShop } from "~/services/catalogue/products/catalogue-fixture.server";
import { searchBase } from "~/services/catalogue/search/search-base.server";
import { suggestProducts } from "~/services/catalogue/search/suggest-products.server";
import { seedShop } from "~/services/files/seed/seed-shop.server";
import { DataCache, type Remember } from "~/services/shops/changes/data-cache.server";
import { createTestDatabase } from "../tests/support/databases/test-database";
import { listingPageCosts } from "./listing-page-costs";
import { median } from "./measure";
import type { ScaleResult } from "./measure-catalogue-scale";

const products = Number(process.argv[2]);
/**
 * As in a process that has run for a while: its code is compiled, and it knows the cards of many first pages.
 */
const warmUps = 1_500;
const queries = 400;
const words = ["oak", "tide oak", "armchair", "linen", "brook steel lamp", "mug", "halden", "modern", "gla"];
const searchRounds = 30;
/** Values of a group chosen at once: so many that a page is full at a thousand products, too. */
const chosenShare = 0.4;

const database = await createTestDatabase();
try {
  const ctx = { ...(await openTestShop(database.db)), fileStore: createDiskStore("") };
  await seedShop(ctx, products, (what, done, all) => {
    if (done % 50_000 === 0) process.stderr.write(`  ${what} ${done} of ${all}\n`);
  });
  const catalogue = new CatalogueIndexes({ db: ctx.db, log: ctx.log, onChange: () => {} });
  const data = new DataCache(Date.now, 32_000_000);
  const remember: Remember = (key, load) => data.get(ownersOf(ctx.shop), key, () => {}, load);
  const context = { ...ctx, catalogue, remember };

  await database.pool.query("vacuum analyze");

  const before = usedBytes();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const found = await catalogue.find(ctx.shop, "until-built");
  delay.disable();
  const indexBytes = usedBytes() - before;
  if (!found) throw new Error("The index was not built.");

  const top = seedCategories().categories[0]?.slug;
  const categoryId = found.index.tree.categories.find(({ slug }) => slug === top)?.id ?? 0;
  const base = { kind: "category", categoryId } as const;
  const page = { page: 1, limit: 24, canSeePrices: true };
  const chance = seedChance(7);
  const listingMs = await timesOf(warmUps, queries, async () => {
    const attributes = Object.entries(seedAttributes).map(([code, values]) => ({
      code,
      values,
      at: chance.next(),
    }));
    const chosen = attributes.sort((a, b) => a.at - b.at).slice(0, 3);
    const filter = chosen.map(({ code, values }): [string, string[]] => {
      const keys = Array.from({ length: Math.ceil(values.length * chosenShare) }, () =>
        chance.skewed<string>(values),
      );
      return [code, [...new Set(keys)]];
    });
    const sort = chance.any(["id", "price", "bestseller", "name"] as const);
    const asked = { ...page, sort: { field: sort, direction: "desc" as const } };
    const baseOf = async () => ({ base, asked: new Map() });
    await answerListing(context, anonymousVisitor, asked, baseOf, Object.fromEntries(filter));
  });

  let turn = 0;
  const nextWord = () => words[turn++ % words.length] as string;
  const rounds = words.length * searchRounds;
  const suggestMs = await timesOf(words.length, rounds, () =>
    suggestProducts(context, anonymousVisitor, nextWord()),
  );
  const bestMatch = { ...page, sort: { field: "bestmatch" as const, direction: "desc" as const } };
  const searchMs = await timesOf(words.length, rounds, () => {
    const search = { keyword: nextWord(), everything: false };
    const baseOf = (index: typeof found.index) => searchBase(ctx, index, search);
    return answerListing(context, anonymousVisitor, bestMatch, baseOf, {});
  });
  const [slug, other] = seedCategories()
    .categories.filter(({ parentPath }) => parentPath === null)
    .map((category) => category.slug) as [string, string];
  const pageCosts = await listingPageCosts(ctx, catalogue, { slug, other });
  const result: ScaleResult = {
    ...pageCosts,
    listingMs: median(listingMs),
    suggestMs: median(suggestMs),
    searchMs: median(searchMs),
    indexMb: Math.max(indexBytes, found.index.sizeBytes) / 1_000_000,
    longestBlockMs: delay.max / 1_000_000,
  };
  process.stdout.write(JSON.stringify(result));
} finally {
  await database.drop();
}

/** How long each call takes, ms; the first ones only warm up. */
async function timesOf(warmUp: number, count: number, call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < warmUp + count; at++) {
    const startedMs = performance.now();
    await call();
    if (at >= warmUp) times.push(performance.now() - startedMs);
  }
  return times;
}

/** Memory in use after everything let go of was collected, that of typed arrays included, bytes. */
function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
