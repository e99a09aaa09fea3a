import { between } from "./between";
import { choose } from "./choose";
import { combine, countEach, union } from "./combine";
import { countInPlanes } from "./count-in-planes";
import { tallyZones } from "./tally";
import { widen } from "./widen";

// Jobs that several threads take from one ring. Its three counters only ever rise and go round at 2 ** 32: a thread that
// slept through a whole query cannot take an old number for a new one. A job is its kind and ten arguments.

/** Jobs begun, taken and done; whether a helper sleeps; whether the one who begins them waits. */
const begunAt: usize = 0;
const takenAt: usize = 4;
const doneAt: usize = 8;
const sleepsAt: usize = 12;
const waitsAt: usize = 16;
const headBytes: usize = 64;
const jobBytes: usize = 64;
/** Jobs a ring has room for, a power of two. */
const jobRoom: u32 = 64;

/** Looks at a counter before a thread lies down: some 50 µs. To wake it takes that, too, and the one who begins jobs. */
const looks = 50_000;

@inline
function argument(job: usize, nth: usize): usize {
  return load<u32>(job + 4 + (nth << 2)) as usize;
}

function run(job: usize): void {
  const a = argument(job, 0);
  const b = argument(job, 1);
  const c = argument(job, 2);
  const d = argument(job, 3);
  const e = argument(job, 4);
  const f = argument(job, 5);
  const g = argument(job, 6);
  const h = argument(job, 7);
  const i = argument(job, 8);
  switch (load<u32>(job)) {
    case 0:
      countInPlanes(a, b as u32, c as u32, d, e, f, g, h, i as u32, argument(job, 9));
      break;
    case 1:
      countEach(a, b, c as u32, d, e as u32, f);
      break;
    case 2:
      widen(a, b, c as u32, d, e, f, g as u32, h);
      break;
    case 3:
      tallyZones(a, b, c, d as u32, e, f as u32, g);
      break;
    case 4:
      choose(a, b as u32, c as u32, d as u32, e, f, g, h as u32, i);
      break;
    case 5:
      union(a, b as u32, c, d as u32, e);
      break;
    case 6:
      between(a, b as u32, c as u32, d, e as u32, f);
      break;
    default:
      combine(a, b, c as u32, d, e, f, g as u32);
  }
}

/** Takes and does one job. @returns whether there was one */
function runNext(ring: usize): boolean {
  for (;;) {
    const next = atomic.load<u32>(ring + takenAt);
    if (next == atomic.load<u32>(ring + begunAt)) return false;
    if (atomic.cmpxchg<u32>(ring + takenAt, next, next + 1) != next) continue;
    run(slotOf(ring, next));
    atomic.add<u32>(ring + doneAt, 1);
    if (atomic.load<u32>(ring + waitsAt) != 0) atomic.notify(ring + doneAt, 1);
    return true;
  }
}

@inline
function slotOf(ring: usize, nth: u32): usize {
  return ring + headBytes + ((nth & (jobRoom - 1)) as usize) * jobBytes;
}

/** Bytes a ring takes; it begins empty, all 0. */
export function ringBytes(): u32 {
  return (headBytes as u32) + jobRoom * (jobBytes as u32);
}

/** Where the next job is to be written; 0 while there is no room. */
export function nextJob(ring: usize): usize {
  const next = atomic.load<u32>(ring + begunAt);
  return next - atomic.load<u32>(ring + doneAt) == jobRoom ? 0 : slotOf(ring, next);
}

/** Wakes the helper: jobs are about to come. */
export function wakeHelper(ring: usize): void {
  if (atomic.load<u32>(ring + sleepsAt) != 0) atomic.notify(ring + begunAt, 1);
}

/** Lets others have the job that was written. */
export function beginJob(ring: usize): void {
  atomic.add<u32>(ring + begunAt, 1);
  wakeHelper(ring);
}

/** How many jobs have been begun so far. */
export function begunJobs(ring: usize): u32 {
  return atomic.load<u32>(ring + begunAt);
}

/**
 * Whether the first `count` jobs ever begun are done. To be asked by the one who begins them, while it does none itself:
 * jobs are taken in their order, so all but the last one taken are done.
 */
function areDone(ring: usize, count: u32): boolean {
  const taken = atomic.load<u32>(ring + takenAt);
  const isBusy = atomic.load<u32>(ring + doneAt) != taken;
  return ((taken - (isBusy ? 1 : 0) - count) as i32) >= 0;
}

/**
 * Does what nobody has taken until the first `count` jobs ever begun are done, and waits for what others have taken.
 * @param patience how long to wait for one of them, ns
 * @returns 0 when one is not done by then
 */
export function finishJobs(ring: usize, count: u32, patience: i64): u32 {
  while (!areDone(ring, count)) {
    if (runNext(ring)) continue;
    let look = 0;
    while (look < looks && !areDone(ring, count)) look++;
    if (look == looks && !waitForOne(ring, count, patience)) return 0;
  }
  return 1;
}

/** Sleeps until others have done a job. @returns false when they have not by then */
function waitForOne(ring: usize, count: u32, patience: i64): boolean {
  atomic.store<u32>(ring + waitsAt, 1);
  const done = atomic.load<u32>(ring + doneAt);
  const isLate = !areDone(ring, count) && atomic.wait<i32>(ring + doneAt, done as i32, patience) == 2;
  atomic.store<u32>(ring + waitsAt, 0);
  return !isLate;
}

/** Does jobs as they come, for ever: what a helping thread is for. */
export function help(ring: usize): void {
  for (;;) {
    while (runNext(ring)) {}
    const taken = atomic.load<u32>(ring + takenAt);
    let look = 0;
    while (look < looks && atomic.load<u32>(ring + begunAt) == taken) look++;
    if (look < looks) continue;
    atomic.store<u32>(ring + sleepsAt, 1);
    // Not what has been begun: a job that came meanwhile would be slept over.
    atomic.wait<i32>(ring + begunAt, taken as i32, -1);
    atomic.store<u32>(ring + sleepsAt, 0);
  }
}
