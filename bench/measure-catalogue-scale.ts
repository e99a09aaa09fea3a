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
  longestBlockMs: number;
};

const script = fileURLToPath(new URL("./catalogue-scale.ts", import.meta.url));

/** A row: what, unit, its limit, whose figure, beside whose, which figure. */
type Row = [string, Measure["unit"], number, ScaleResult, ScaleResult, keyof ScaleResult];

/** (g) Listing and search at a thousand and a hundred thousand products; with `isFull` at a million, too. */
export async function measureCatalogueScale(isFull: boolean): Promise<Measure[]> {
  const before = await resultOf(1_000);
  const middle = await resultOf(100_000);
  const ten = await resultOf(10_000);
  const after = await resultOf(1_000);
  const small = meanOf(before, after);
  const limited: Row[] = [
    ["listing with three filters, 100,000 products against 1,000", "ms p50", 2, middle, small, "listingMs"],
    ["suggestions, 100,000 products against 1,000", "ms p50", 10, middle, small, "suggestMs"],
    ["first page of a search, 100,000 products against 1,000", "ms p50", 10, middle, small, "searchMs"],
  ];
  const searched = "first page of a search, words unknown";
  const compared: Row[] = [
    ["uncached listing page, 100,000 products over 1,000", "ms CPU", 1.2, middle, small, "pageCpuMs"],
    [
      `${searched}, over an uncached listing page, 10,000 products`,
      "ms p50",
      1.3,
      ten,
      { ...ten, searchPageMs: ten.categoryPageMs },
      "searchPageMs",
    ],
  ];
  if (isFull) {
    const big = await resultOf(1_000_000);
    const beside = meanOf(after, await resultOf(1_000));
    limited.push(
      // 17 MB of them are words, by which searches find products.
      ["index of 1,000,000 products against 100,000", "MB", 80, big, middle, "indexMb"],
      ["longest block while 1,000,000 products are indexed", "ms block", 50, big, middle, "longestBlockMs"],
    );
    compared.push(
      ["listing with three filters, 1,000,000 products over 1,000", "ms p50", 3, big, beside, "listingMs"],
      [`${searched}, 1,000,000 products over 10,000`, "ms p50", 2, big, ten, "searchPageMs"],
    );
  }
  const isGrowth = new Set(compared);
  return [...limited, ...compared].map((row) => {
    const [what, unit, most, { [row[5]]: ours }, { [row[5]]: theirs }] = row;
    const value = isGrowth.has(row) ? ours / theirs : ours;
    return { name: `(g) ${what}`, ours, theirs, unit, value, target: { most } };
  });
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

/** Fills a database of its own in a process of its own and asks it. */
async function resultOf(products: number): Promise<ScaleResult> {
  say(`  ${products} products ...`);
  const args = ["--expose-gc", "--import", "tsx", script, String(products)];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const written = await text(child.stdout);
  if (written === "") throw new Error("Measuring the catalogue broke down.");
  return JSON.parse(written) as ScaleResult;
}
