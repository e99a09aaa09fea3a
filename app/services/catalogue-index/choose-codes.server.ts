import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";
import type { PlacedPlanes } from "./planes.server";
import type { PlacedRuns } from "./runs.server";

/** Words of 32 bits the kernel notes of each pair of codes. */
const pairWords = 4;

/**
 * Begins to write into `out` the places that have one of some codes.
 * @param codes a bit for each code. One that the planes cannot tell is nobody's: it would be taken for a lower one
 */
export function chooseCodes(
  { jobs, scratch }: CountingEngine,
  { sets, zones, codeCount }: PlacedPlanes,
  codes: bigint,
  { address, count }: PlacedRuns,
  out: Placed,
): void {
  const told = likeLast(BigInt.asUintN(codeCount, codes), codeCount);
  const planes = scratch.addresses(sets).byteOffset;
  const pairs = scratch.take(pairWords << (sets.length - 1)).byteOffset;
  const low = Number(BigInt.asUintN(32, told));
  const high = Number(BigInt.asUintN(32, told >> 32n));
  jobs.begin(
    "choose",
    planes,
    sets.length,
    low,
    high,
    zones.byteOffset,
    pairs,
    address,
    count,
    out.byteOffset,
  );
}

/** Codes nobody has are chosen when the last one is: eight alike are chosen at once. */
const likeLast = (codes: bigint, codeCount: number): bigint =>
  (codes >> BigInt(codeCount - 1)) & 1n ? codes | (-1n << BigInt(codeCount)) : codes;
