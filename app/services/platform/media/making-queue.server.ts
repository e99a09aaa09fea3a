/** `urgent` work has a waiting request; `later` work has none. */
type Urgency = "urgent" | "later";

/** Runs work in turn; see `createMakingQueue`. */
export type MakingQueue = {
  /**
   * Runs a piece of work when its turn comes; work under the same key that waits or runs is shared.
   * @returns null for `later` work that finds too much waiting already: it may be asked for again
   */
  run: <T>(key: string, urgency: Urgency, work: () => Promise<T>) => Promise<T> | null;
};

type Waiting = { urgency: Urgency; start: () => Promise<void> };

/** Pieces of later work that may wait. */
const maxLater = 500;

/**
 * Makes a queue for work that keeps a processor busy. Only two pieces run at once, and of what no request
 * waits for one, when nothing urgent is there.
 */
export function createMakingQueue({ atOnce = 2 }: { atOnce?: number } = {}): MakingQueue {
  const shared = new Map<string, Promise<unknown>>();
  const urgent: Waiting[] = [];
  const later: Waiting[] = [];
  const running = { urgent: 0, later: 0 };

  const next = (): Waiting | undefined => {
    if (running.urgent + running.later >= atOnce) return undefined;
    const first = urgent.shift();
    if (first) return first;
    return running.urgent + running.later === 0 ? later.shift() : undefined;
  };
  const startNext = () => {
    for (let waiting = next(); waiting; waiting = next()) {
      const { urgency, start } = waiting;
      running[urgency]++;
      start().finally(() => {
        running[urgency]--;
        startNext();
      });
    }
  };

  return {
    run<T>(key: string, urgency: Urgency, work: () => Promise<T>) {
      const known = shared.get(key);
      // A key names one piece of work, so what is shared has its type.
      if (known) return known as Promise<T>;
      if (urgency === "later" && later.length >= maxLater) return null;
      const done = new Promise<T>((resolve, reject) => {
        const start = () => work().then(resolve, reject);
        (urgency === "urgent" ? urgent : later).push({ urgency, start });
      }).finally(() => shared.delete(key));
      shared.set(key, done);
      startNext();
      return done;
    },
  };
}
