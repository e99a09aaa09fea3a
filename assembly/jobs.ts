import { between } from "./between";
import { choose } from "./choose";
import { combine, countEach, union } from "./combine";
import { countInPlanes } from "./count-in-planes";
import { tallyZones } from "./tally";
import { widen } from "./widen";

// Jobs that two threads take from one ring: the one that begins them, and one helper. Its counters only ever rise and go
// round at 2 ** 32: a thread that slept through a whole query cannot take an old number for a new one. A job is its kind
// and ten arguments.

/**
 * Jobs begun and taken; how often the helper let go of one; whether it sleeps; whether the one who begins them waits;
 * whether the helper has a job, and the number of it.
 */
const begunAt: usize = 0;
const takenAt: usize = 4;
const letGoAt: usize = 8;
const sleepsAt: usize = 12;
const waitsAt: usize = 16;
const helpsAt: usize = 20;
const helpedJobAt: usize = 24;
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

/** Takes and does one job, for the one who begins them. @returns whether there was one */
function runNext(ring: usize): boolean {
  for (;;) {
    const next = atomic.load<u32>(ring + takenAt);
    if (next == atomic.load<u32>(ring + begunAt)) return false;
    if (atomic.cmpxchg<u32>(ring + takenAt, next, next + 1) != next) continue;
    run(slotOf(ring, next));
    return true;
  }
}

/**
 * The same for the helper. It names the job before it takes it: whoever sees that a job was taken sees who has it, since
 * jobs behind it may be done before.
 */
function helpNext(ring: usize): boolean {
  const next = atomic.load<u32>(ring + takenAt);
  if (next == atomic.load<u32>(ring + begunAt)) return false;
  atomic.store<u32>(ring + helpedJobAt, next);
  atomic.store<u32>(ring + helpsAt, 1);
  if (atomic.cmpxchg<u32>(ring + takenAt, next, next + 1) == next) run(slotOf(ring, next));
  atomic.store<u32>(ring + helpsAt, 0);
  atomic.add<u32>(ring + letGoAt, 1);
  if (atomic.load<u32>(ring + waitsAt) != 0) atomic.notify(ring + letGoAt, 1);
  return true;
}

@inline
function slotOf(ring: usize, nth: u32): usize {
  return ring + headBytes + ((nth & (jobRoom - 1)) as usize) * jobBytes;
}

/** Bytes a ring takes; it begins empty, all 0. */
export function ringBytes(): u32 {
  return (headBytes as u32) + jobRoom * (jobBytes as u32);
}

/** Where the next job is to be written; 0 while there is no room. To be asked by the one who begins jobs. */
export function nextJob(ring: usize): usize {
  const next = atomic.load<u32>(ring + begunAt);
  return next - firstUndone(ring) >= jobRoom ? 0 : slotOf(ring, next);
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
 * The first job that is not done. To be asked by the one who begins them, while it does none itself: of those taken only
 * the helper's may be under way, and what it took before that is done.
 */
@inline
function firstUndone(ring: usize): u32 {
  const taken = atomic.load<u32>(ring + takenAt);
  return atomic.load<u32>(ring + helpsAt) != 0 ? atomic.load<u32>(ring + helpedJobAt) : taken;
}

@inline
function areDone(ring: usize, count: u32): boolean {
  return ((firstUndone(ring) - count) as i32) >= 0;
}

/**
 * Does what was not taken until the first `count` jobs ever begun are done, and waits for what the helper has taken.
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

/** Sleeps until the helper has let go of a job. @returns false when it has not by then */
function waitForOne(ring: usize, count: u32, patience: i64): boolean {
  atomic.store<u32>(ring + waitsAt, 1);
  const letGo = atomic.load<u32>(ring + letGoAt);
  const isLate = !areDone(ring, count) && atomic.wait<i32>(ring + letGoAt, letGo as i32, patience) == 2;
  atomic.store<u32>(ring + waitsAt, 0);
  return !isLate;
}

/** Does jobs as they come, for ever: what a helping thread is for. */
export function help(ring: usize): void {
  for (;;) {
    while (helpNext(ring)) {}
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
