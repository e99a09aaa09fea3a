import type { CountingEngine } from "./counting-engine.server";
import type { Begun } from "./counting-jobs.server";
import type { Placed } from "./kernel-memory.server";
import type { PlacedPlanes } from "./planes.server";
import type { PlacedRuns } from "./runs.server";

/** Planes the kernel reads at once. */
const togetherPlanes = 4;

/**
 * Starts counting the places of a set by code in a column stored as planes.
 * @returns counts by code, as many as the planes can represent
 */
export function countInPlanes(
  engine: CountingEngine,
  { sets, zones, codeCount }: PlacedPlanes,
  places: Placed,
  runs: PlacedRuns,
): Begun<Uint32Array> {
  const { jobs, scratch } = engine;
  const counts = scratch.takeEmpty(1 << sets.length);
  const ofZones = scratch.takeEmpty(1 << sets.length);
  const together = sets.slice(0, togetherPlanes);
  const rest = sets.slice(togetherPlanes);
  const addresses = scratch.addresses(together).byteOffset;
  const also: (Placed | null)[] = [null];
  for (let combination = 0; combination < 1 << rest.length; combination++) {
    if (combination > 0) also.push(inPlanes(engine, also, rest, combination, runs));
    jobs.begin(
      "countInPlanes",
      addresses,
      together.length,
      rest.length > 0 ? 1 << togetherPlanes : codeCount,
      places.byteOffset,
      also[combination]?.byteOffset ?? 0,
      zones.byteOffset,
      combination === 0 ? ofZones.byteOffset : 0,
      runs.address,
      runs.count,
      counts.byteOffset + ((combination << together.length) << 2),
    );
  }
  return jobs.coming(() => {
    const ofCode = takenApart(counts, sets.length);
    return ofCode.map((count, code) => count + (ofZones[code] as number));
  });
}

/** Counts the places in a combination of planes; smaller combinations are already counted. */
function inPlanes(
  { kernel, scratch }: CountingEngine,
  sets: readonly (Placed | null)[],
  planes: readonly Placed[],
  combination: number,
  { address, count }: PlacedRuns,
): Placed {
  const highest = 31 - Math.clz32(combination);
  const plane = planes[highest] as Placed;
  const others = sets[combination ^ (1 << highest)];
  if (!others) return plane;
  const out = scratch.take(plane.length);
  kernel.both(others.byteOffset, plane.byteOffset, address, count, out.byteOffset);
  return out;
}

/** Turns "in at least these planes" into "in exactly these planes", which means having the code. */
function takenApart(together: Uint32Array, planeCount: number): Uint32Array {
  const counts = Uint32Array.from(together);
  for (let plane = 1; plane < 1 << planeCount; plane <<= 1)
    for (let code = 0; code < 1 << planeCount; code++)
      if ((code & plane) === 0) counts[code] = (counts[code] as number) - (counts[code | plane] as number);
  return counts;
}
