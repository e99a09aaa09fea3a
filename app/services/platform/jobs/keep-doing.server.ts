// @public

/** How long to wait after it was done, and after it failed. */
type Pauses = { everyMs: number; afterFailureMs: number };

/**
 * Repeats something while the process runs, even after errors.
 * @param onFailure called for the first failure in a row
 * @returns stops it, and waits for work in progress
 */
export function keepDoing(
  work: () => Promise<void>,
  { everyMs, afterFailureMs }: Pauses,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  const once = async () => {
    let pauseMs = everyMs;
    try {
      await work();
      failures = 0;
    } catch (error) {
      pauseMs = afterFailureMs;
      failures += 1;
      if (failures === 1) onFailure(error);
    }
    if (!isStopped) timer = setTimeout(again, pauseMs);
  };
  let working = once();
  const again = () => {
    working = once();
  };
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return working;
  };
}
