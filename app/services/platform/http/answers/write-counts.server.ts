// @public

import {
  previousWindowStart,
  type RateLimit,
  windowAllowance,
  windowStart,
} from "~/models/platform/rate-limit/sliding-window";
import { type WriteScope, writeLimits } from "~/models/platform/rate-limit/write-limits";

/** Most addresses and customers counted in one window; of more, the newest are not counted. */
const mostKeys = 100_000;

/** The limits of a process, by scope. */
export type WriteLimits = Record<WriteScope, RateLimit>;

/**
 * How many changes each address and customer made lately in this process. In memory, because a flood must
 * cost the database nothing; each process counts for itself.
 */
export class WriteCounts {
  #startMs = 0;
  #counts = new Map<string, number>();
  #before = new Map<string, number>();
  #told = new Set<string>();

  constructor(private readonly limits: WriteLimits = writeLimits) {}

  /**
   * Counts a change. @returns ms until the next may be tried if it is one too many, which is not counted;
   * else null
   */
  take(scope: WriteScope, who: string, now: Date): number | null {
    const rate = this.limits[scope];
    const startMs = this.#turn(now, rate.windowMs);
    const key = `${scope} ${who}`;
    const count = this.#counts.get(key) ?? 0;
    if (count >= windowAllowance(this.#before.get(key) ?? 0, now, rate))
      return startMs + rate.windowMs - now.getTime();
    if (count > 0 || this.#counts.size < mostKeys) this.#counts.set(key, count + 1);
    return null;
  }

  /** Whether a refusal is the first of its window, so that a flood is one line of the log. */
  isNews(scope: WriteScope, who: string, now: Date): boolean {
    this.#turn(now, this.limits[scope].windowMs);
    const key = `${scope} ${who}`;
    if (this.#told.has(key) || this.#told.size >= mostKeys) return false;
    this.#told.add(key);
    return true;
  }

  #turn(now: Date, windowMs: number): number {
    const startMs = windowStart(now, windowMs).getTime();
    if (startMs === this.#startMs) return startMs;
    const isNext = previousWindowStart(now, windowMs).getTime() === this.#startMs;
    this.#before = isNext ? this.#counts : new Map();
    this.#counts = new Map();
    this.#told = new Set();
    this.#startMs = startMs;
    return startMs;
  }
}
