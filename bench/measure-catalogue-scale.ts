import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Measure, say } from "./measure";

/** What one size of catalogue costs; times are medians, `pageCpuMs` the mean of uncached listing pages. `longestBlockMs`: of the event loop while the index is built. */
export type ScaleResult = {
  listingMs: number;
  suggestMs: number;
  searchMs: number;
  pageCpuMs: number;
  indexMb: number;
  longestBlockMs: number;
};

const script = fileURLToPath(new URL("./catalogue-scale.ts", import.meta.url));

/** (g) Listing and search at a thousand and a hundred thousand products; with `isFull` at a million, too. */
export async function measureCatalogueScale(isFull: boolean): Promise<Measure[]> {
  const small = await resultOf(1_000);
  const middle = await resultOf(100_000);
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
    {
      name: "(g) uncached listing page, 100,000 products over 1,000",
      ours: middle.pageCpuMs,
      theirs: small.pageCpuMs,
      unit: "ms CPU",
      value: middle.pageCpuMs / small.pageCpuMs,
      target: { most: 1.2 },
    } satisfies Measure,
  ];
  if (!isFull) return measures;
  const big = await resultOf(1_000_000);
  return [
    ...measures,
    {
      name: "(g) listing with three filters, 1,000,000 products over 1,000",
      ours: big.listingMs,
      theirs: small.listingMs,
      unit: "ms p50",
      value: big.listingMs / small.listingMs,
      target: { most: 3 },
    },
    atMost("(g) index of 1,000,000 products against 100,000", "MB", 64, big, middle, (of) => of.indexMb),
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

async function resultOf(products: number): Promise<ScaleResult> {
  say(`  ${products} products ...`);
  const child = spawn(process.execPath, ["--expose-gc", "--import", "tsx", script, String(products)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const written = await text(child.stdout);
  if (written === "") throw new Error("Measuring the catalogue broke down.");
  return JSON.parse(written) as ScaleResult;
}
