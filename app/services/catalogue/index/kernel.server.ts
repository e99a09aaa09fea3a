import { kernelBytes } from "./kernel-bytes.server";

/** The exports of `assembly/catalogue-kernel.ts`: addresses and counts, all of 32 bits. */
export type Kernel = {
  choose(
    planes: number,
    planeCount: number,
    wantedLow: number,
    wantedHigh: number,
    zones: number,
    pairs: number,
    runs: number,
    runCount: number,
    out: number,
  ): void;
  between(entries: number, least: number, most: number, runs: number, runCount: number, out: number): void;
  combine(
    base: number,
    selections: number,
    count: number,
    all: number,
    others: number,
    runs: number,
    runCount: number,
  ): void;
  oneOfEach(places: number, last: number, runs: number, runCount: number, out: number): void;
  countFamilies(places: number, others: number, last: number, runs: number, runCount: number): number;
  addOwners(listed: number, count: number, owners: number, out: number): void;
  list(places: number, runs: number, runCount: number, out: number): number;
  countInPlanes(
    planes: number,
    planeCount: number,
    codeCount: number,
    places: number,
    also: number,
    zones: number,
    whole: number,
    runs: number,
    runCount: number,
    out: number,
  ): void;
  union(sets: number, setCount: number, runs: number, runCount: number, out: number): void;
  countBoth(one: number, other: number, runs: number, runCount: number, out: number): void;
  countEach(
    places: number,
    sets: number,
    setCount: number,
    runs: number,
    runCount: number,
    out: number,
  ): void;
  both(one: number, other: number, runs: number, runCount: number, out: number): void;
  split(places: number, others: number, runs: number, runCount: number, both: number, rest: number): number;
  tallyOne(
    listed: number,
    count: number,
    codes: number,
    width: number,
    counts: number,
    codeCount: number,
  ): void;
  tallyZones(
    places: number,
    zones: number,
    codes: number,
    width: number,
    runs: number,
    runCount: number,
    counts: number,
  ): void;
  widen(
    places: number,
    entries: number,
    width: number,
    lows: number,
    highs: number,
    runs: number,
    runCount: number,
    out: number,
  ): void;
  firstInOrder(
    places: number,
    runs: number,
    runCount: number,
    keys: number,
    width: number,
    bests: number,
    ids: number,
    flip: number,
    less: number,
    promises: number,
    heap: number,
    size: number,
  ): number;
  ringBytes(): number;
  wakeHelper(ring: number): void;
  nextJob(ring: number): number;
  beginJob(ring: number): void;
  begunJobs(ring: number): number;
  finishJobs(ring: number, count: number, patience: bigint): number;
};

/** The index's inner loops, compiled; threads share them. */
export const compileKernel = (): WebAssembly.Module =>
  new WebAssembly.Module(Buffer.from(kernelBytes, "base64"));

/** The index's inner loops on a memory. */
export const openKernel = (compiled: WebAssembly.Module, memory: WebAssembly.Memory): Kernel =>
  new WebAssembly.Instance(compiled, { env: { memory } }).exports as Kernel;
