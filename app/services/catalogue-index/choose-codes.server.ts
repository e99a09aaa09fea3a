import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";
import type { PlacedRuns } from "./runs.server";

/**
 * Writes into `out` the places that have one of some codes.
 * @param codes a bit for each code. One that the planes cannot tell is nobody's: it would be taken for a lower one
 */
export function chooseCodes(
  { kernel, scratch }: CountingEngine,
  planes: readonly Placed[],
  codes: bigint,
  { address, count }: PlacedRuns,
  out: Placed,
): void {
  const told = BigInt.asUintN(1 << planes.length, codes);
  const planeList = scratch.addresses(planes).byteOffset;
  kernel.choose(planeList, planes.length, told, address, count, out.byteOffset);
}
