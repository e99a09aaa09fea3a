import type { Bits } from "./bits.server";
import type { Placed } from "./kernel-memory.server";
import type { Scratch } from "./scratch.server";

/** Words of 32 places in a step of the kernel. */
export const stepWords = 4;
/** Words of a set for integers below `count`, rounded up to whole steps. */
export const wholeSteps = (count: number) => Math.ceil(count / (32 * stepWords)) * stepWords;

/** Gaps up to this many steps are bridged, because a separate run costs as much. */
const smallGap = 8;

/** The ranges in which a set may have members: pairs [from, to) of steps of 128 places. */
export type Runs = Uint32Array;

/** The runs of a set. There are few, because the products of a category are adjacent. */
export function runsOf(bits: Bits): Runs {
  const runs: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let word = 0; word < bits.length; word++) {
    if (bits[word] === 0) continue;
    const step = Math.floor(word / stepWords);
    if (step < last) continue;
    if (step - last > smallGap) runs.push(step, step + 1);
    else runs[runs.length - 1] = step + 1;
    last = step + 1;
  }
  return Uint32Array.from(runs);
}

/** Number of places within runs. */
export function placesIn(runs: Runs): number {
  let steps = 0;
  for (let at = 0; at < runs.length; at += 2) steps += (runs[at + 1] as number) - (runs[at] as number);
  return steps * stepWords * 32;
}

/** Runs in the kernel's memory: address and number. */
export type PlacedRuns = { address: number; count: number };

/** Copies runs into the kernel's memory. */
export function placeRuns(scratch: Scratch, runs: Runs): PlacedRuns {
  const view: Placed = scratch.copy(runs);
  return { address: view.byteOffset, count: runs.length / 2 };
}
