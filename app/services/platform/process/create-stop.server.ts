/**
 * A terminal sends Ctrl-C to npm and to node, and npm hands it on: what comes this soon is the same signal.
 */
const sameSignalMs = 1_000;

/** Ends the process in good order; `exitCode` other than 0 asks the process manager to start it again. */
export type Stop = (reason: string, exitCode: number) => Promise<void>;

/** What a stop is made of. */
type StopParts = {
  say: (line: string) => void;
  /** Finishes what is under way and lets go of everything. */
  close: () => Promise<void>;
  /** How long that may take, ms. */
  limitMs: number;
  exit: (code: number) => void;
  /** Ends the process without waiting for its threads: an orderly exit does, however long they take. */
  kill: () => void;
};

/**
 * Makes the one stop of a process: asked for again, it ends at once; when its time is over, by force (rule
 * operations-3).
 */
export function createStop({ say, close, limitMs, exit, kill }: StopParts): {
  stop: Stop;
  isStopping: () => boolean;
} {
  let sinceMs: number | undefined;
  const stop: Stop = async (reason, exitCode) => {
    if (sinceMs !== undefined) {
      if (performance.now() - sinceMs > sameSignalMs) kill();
      return;
    }
    sinceMs = performance.now();
    say(`${reason}: finishing what is under way ...`);
    setTimeout(() => {
      say(`Not finished after ${Math.round(limitMs / 1000)} s: ended by force.`);
      kill();
    }, limitMs).unref();
    await close();
    exit(exitCode);
  };
  return { stop, isStopping: () => sinceMs !== undefined };
}
