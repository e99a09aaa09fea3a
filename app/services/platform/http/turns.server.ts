// @public

/** How many of a kind of request one shop has under way at a time, and how long the next ones wait, ms. */
export type TurnLimits = { atOnce: number; patienceMs: number };

/** A turn that was taken, to be ended once; or how long to stay away, ms. */
export type Turn = { kind: "taken"; end: () => void } | { kind: "later"; waitMs: number };

type Lane = {
  taken: number;
  waiting: (() => void)[];
  /** How long a turn takes, ms: of the last ones more than of those before. */
  averageMs: number;
  /** When the last one that was sent away is to come back, ms. */
  promisedMs: number;
};

/** What a turn is taken to last before any has ended. */
const firstGuessMs = 250;
/** The part of the newest turn in the average. */
const newestPart = 0.1;
/** Longer than this none is sent away: in a crowd that grows estimates are no better. */
const longestMs = 300_000;

/**
 * The turns of requests, by a key such as a shop (rule resilience-14). Those that wait are served in the
 * order they came. One that would wait for longer than it may is told when to come back; the times told are
 * as far apart as turns end, so that those sent away come back one after the other and not together.
 */
export class Turns {
  readonly #lanes = new Map<string, Lane>();

  constructor(private readonly nowMs: () => number) {}

  /** Keys with a turn that is under way, waited for or promised. */
  get size(): number {
    return this.#lanes.size;
  }

  /** Takes a turn, at once or when those before have ended; or says when to come back. */
  async take(key: string, { atOnce, patienceMs }: TurnLimits): Promise<Turn> {
    const lane = this.#laneOf(key);
    const stepMs = lane.averageMs / atOnce;
    const waitMs = lane.taken < atOnce ? 0 : (lane.waiting.length + 1) * stepMs;
    if (waitMs > patienceMs) {
      const now = this.nowMs();
      lane.promisedMs = Math.min(Math.max(lane.promisedMs, now + waitMs) + stepMs, now + longestMs);
      return { kind: "later", waitMs: lane.promisedMs - now };
    }
    if (lane.taken < atOnce) lane.taken += 1;
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    return { kind: "taken", end: this.#ending(key, lane) };
  }

  #laneOf(key: string): Lane {
    const known = this.#lanes.get(key);
    if (known) return known;
    const lane: Lane = { taken: 0, waiting: [], averageMs: firstGuessMs, promisedMs: 0 };
    this.#lanes.set(key, lane);
    return lane;
  }

  #ending(key: string, lane: Lane): () => void {
    const begunMs = this.nowMs();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      lane.averageMs += (this.nowMs() - begunMs - lane.averageMs) * newestPart;
      const next = lane.waiting.shift();
      if (next) return next();
      lane.taken -= 1;
      if (lane.taken === 0 && lane.promisedMs <= this.nowMs()) this.#lanes.delete(key);
    };
  }
}
