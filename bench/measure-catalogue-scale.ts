import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Measure, say } from "./measure";

/**
 * What one size of catalogue costs; times are medians, `pageCpuMs` the mean of uncached listing pages.
 * `longestBlockMs`: of the event loop while the index is built.
 */
export type ScaleResult = {
  listingMs: number;
  suggestMs: number;
  searchMs: number;
  pageCpuMs: number;
  categoryPageMs: number;
  searchPageMs: number;
  indexMb: number;
  /** Memory of the prices of customer groups, MB. */
  groupsMb: number;
  longestBlockMs: number;
};

/** Customer groups of the measure with groups. */
const groupCount = 10;
const script = fileURLToPath(new URL("./catalogue-scale.ts", import.meta.url));

/** (g) Listing and search at a thousand and a hundred thousand products; with `isFull` at a million, too. */
export async function measureCatalogueScale(isFull: boolean): Promise<Measure[]> {
  const before = await resultOf(1_000);
  const middle = await resultOf(100_000);
  const grouped = await resultOf(100_000, groupCount);
  const ten = await resultOf(10_000);
  const after = await resultOf(1_000);
  const small = meanOf(before, after);
  const measures = [
    atMost(
      "(g) listing with three filters, 100,000 products against 1,000",
      "ms p50",
      2,
      middle,
      small,
      (of) => of.listingMs,
    ),
    atMost(
      `(g) the same filtered by price, too, for ten customer groups in turn, against everybody`,
      "ms p50",
      2,
      grouped,
      middle,
      (of) => of.listingMs,
    ),
    atMost(
      "(g) prices of ten customer groups of 100,000 products against none",
      "MB",
      10,
      grouped,
      middle,
      (of) => of.groupsMb,
    ),
    atMost(
      "(g) suggestions, 100,000 products against 1,000",
      "ms p50",
      10,
      middle,
      small,
      (of) => of.suggestMs,
    ),
    atMost(
      "(g) first page of a search, 100,000 products against 1,000",
      "ms p50",
      10,
      middle,
      small,
      (of) => of.searchMs,
    ),
    atMostTimes(
      "(g) uncached listing page, 100,000 products over 1,000",
      "ms CPU",
      1.2,
      middle,
      small,
      (of) => of.pageCpuMs,
    ),
  ];
  measures.push({
    name: "(g) first page of a search, words unknown, over an uncached listing page, 10,000 products",
    ours: ten.searchPageMs,
    theirs: ten.categoryPageMs,
    unit: "ms p50",
    value: ten.searchPageMs / ten.categoryPageMs,
    target: { most: 1.3 },
  });
  if (!isFull) return measures;
  const big = await resultOf(1_000_000);
  const beside = meanOf(after, await resultOf(1_000));
  return [
    ...measures,
    atMostTimes(
      "(g) listing with three filters, 1,000,000 products over 1,000",
      "ms p50",
      3,
      big,
      beside,
      (of) => of.listingMs,
    ),
    // 17 MB of them are words, by which searches find products.
    atMost("(g) index of 1,000,000 products against 100,000", "MB", 80, big, middle, (of) => of.indexMb),
    atMostTimes(
      "(g) first page of a search, words unknown, 1,000,000 products over 10,000",
      "ms p50",
      2,
      big,
      ten,
      (of) => of.searchPageMs,
    ),
    atMost(
      "(g) longest block while 1,000,000 products are indexed",
      "ms block",
      50,
      big,
      middle,
      (of) => of.longestBlockMs,
    ),
  ];
}

/**
 * What a small catalogue cost before a bigger one was measured and after it: that takes minutes, in which a
 * machine that others use, too, becomes faster or slower.
 */
function meanOf(before: ScaleResult, after: ScaleResult): ScaleResult {
  const figures = Object.entries(before) as [keyof ScaleResult, number][];
  return Object.fromEntries(
    figures.map(([name, figure]) => [name, (figure + after[name]) / 2]),
  ) as ScaleResult;
}

/** A figure of its own that is held against a limit; that of the smaller catalogue stands beside it. */
function atMost(
  name: string,
  unit: Measure["unit"],
  most: number,
  ours: ScaleResult,
  theirs: ScaleResult,
  figure: (of: ScaleResult) => number,
): Measure {
  return { name, ours: figure(ours), theirs: figure(theirs), unit, value: figure(ours), target: { most } };
}

/** A figure that may grow with the catalogue, but not by more than so many times. */
function atMostTimes(...parts: Parameters<typeof atMost>): Measure {
  const measure = atMost(...parts);
  return { ...measure, value: measure.ours / measure.theirs };
}

const resultOf = (products: number, groups = 0) => resultOfScale(products, { groups });

/**
 * Fills a database of its own in a process of its own and asks it.
 * @param groups customer groups with a price of their own for each product
 * @param sellers how many sell in it besides the house seller; 0 for an ordinary shop
 */
export async function resultOfScale(
  products: number,
  { groups = 0, sellers = 0 }: { groups?: number; sellers?: number } = {},
): Promise<ScaleResult> {
  const more = [
    groups > 0 ? ` and prices of ${groups} groups` : "",
    sellers > 0 ? ` at ${sellers} sellers` : "",
  ];
  say(`  ${products} products${more.join("")} ...`);
  const counts = [products, groups, sellers].map(String);
  const args = ["--expose-gc", "--import", "tsx", script, ...counts];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const written = await text(child.stdout);
  if (written === "") throw new Error("Measuring the catalogue broke down.");
  return JSON.parse(written) as ScaleResult;
}
