import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";
import type { PlacedPlanes } from "./planes.server";
import type { PlacedRuns } from "./runs.server";

/** Words of 32 bits the kernel stores per pair of codes. */
const pairWords = 4;

/**
 * Starts writing into `out` the places with one of several codes.
 * @param codes a bit for each code. Codes that the planes cannot represent are ignored: they would be taken for
 * lower ones
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

/** Unused codes are selected together with the last one, because groups of eight are selected at once. */
const likeLast = (codes: bigint, codeCount: number): bigint =>
  (codes >> BigInt(codeCount - 1)) & 1n ? codes | (-1n << BigInt(codeCount)) : codes;
