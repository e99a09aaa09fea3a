import type { GridRow } from "./product-grid";

/** Where a block of the table is read from, and how many rows it has. */
export type GridBlockPlace = { after: string; count: number };

/** A block; `rows` is null until they are read, and stale ones are read anew when they come into view. */
export type GridBlock = GridBlockPlace & { rows: readonly GridRow[] | null; isStale: boolean };

/** The first row of each block, and behind the last one how many rows there are. */
export function blockStarts(blocks: readonly GridBlockPlace[]): number[] {
  const starts = [0];
  for (const { count } of blocks) starts.push((starts.at(-1) ?? 0) + count);
  return starts;
}

/** The block that a row is in, by halving. */
export function blockOf(starts: readonly number[], row: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high - 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= row) low = middle;
    else high = middle;
  }
  return low;
}

/** Blocks that are read with one question. */
const mostAtOnce = 8;

/** The blocks between two rows that are still to be read, as runs of neighbours: first one and how many. */
export function missingRuns(
  blocks: readonly GridBlock[],
  starts: readonly number[],
  { first, last }: { first: number; last: number },
): { at: number; count: number }[] {
  const runs: { at: number; count: number }[] = [];
  if (blocks.length === 0) return runs;
  for (let at = blockOf(starts, first); at <= blockOf(starts, last) && at < blocks.length; at++) {
    const block = blocks[at];
    if (!block || (block.rows !== null && !block.isStale)) continue;
    const run = runs.at(-1);
    if (run && run.at + run.count === at && run.count < mostAtOnce) run.count++;
    else runs.push({ at, count: 1 });
  }
  return runs;
}

/** Rows that are drawn beyond both edges of what is seen. */
const overscan = 12;
/** Up to so many rows all are drawn, so that the browser finds each by its own search. */
const allUpTo = 120;
/** By so many rows what is drawn moves on, so that not each pixel draws anew. */
const step = 6;

/** The rows that are drawn for where the table is scrolled to. */
export function drawnRows(
  { topPx, heightPx, rowPx }: { topPx: number; heightPx: number; rowPx: number },
  rowCount: number,
): { first: number; last: number } {
  if (rowCount <= allUpTo) return { first: 0, last: rowCount - 1 };
  const seen = Math.floor(topPx / rowPx / step) * step;
  const first = Math.max(0, seen - overscan);
  const last = Math.min(rowCount - 1, seen + Math.ceil(heightPx / rowPx) + step + overscan);
  return { first: Math.min(first, last), last };
}

/** A stretch of the table: rows that are drawn, or the room of those that are not. */
export type GridStretch = { first: number; count: number; isDrawn: boolean };

/** The table from its first row to its last: what is drawn, one row that is always drawn, and room. */
export function stretches(
  { first, last }: { first: number; last: number },
  kept: number | null,
  rowCount: number,
): GridStretch[] {
  const drawn = [{ first, last }];
  if (kept !== null && kept >= 0 && kept < rowCount && (kept < first || kept > last)) {
    const one = { first: kept, last: kept };
    if (kept < first) drawn.unshift(one);
    else drawn.push(one);
  }
  const all: GridStretch[] = [];
  let next = 0;
  for (const part of drawn) {
    if (part.first > next) all.push({ first: next, count: part.first - next, isDrawn: false });
    if (part.last >= part.first)
      all.push({ first: part.first, count: part.last - part.first + 1, isDrawn: true });
    next = part.last + 1;
  }
  if (next < rowCount) all.push({ first: next, count: rowCount - next, isDrawn: false });
  return all;
}
