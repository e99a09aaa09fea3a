import cluster from "node:cluster";
import { failureLine } from "~/services/platform/config/failure-line.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Log } from "~/services/platform/log/log.server";
import { answerProcessFaults } from "~/services/platform/process/answer-process-faults.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { tellPrimary } from "~/services/platform/process/server-messages";
import { stopOnSignal } from "~/services/platform/process/stop-on-signal.server";

/** How long a stop may take beyond the requests under way, ms: jobs, connections, the private PostgreSQL. */
const closeMs = 35_000;

/** How long a process that serves may take to stop, ms. */
export const stopLimitMs = ({ drainNoticeMs, requestDeadlineMs }: Config) =>
  drainNoticeMs + requestDeadlineMs + closeMs;

/**
 * Ends a serving process in three cases: it gets a signal to stop, a fault leaves it in an unknown state, or
 * the primary process, which hands it requests, is gone.
 * @returns the same, for other reasons to stop
 */
export function endProcessWhenAsked(
  config: Config,
  { log, opened, say }: { log: Log; opened: Opened; say: (line: string) => void },
) {
  const { stop } = stopOnSignal({
    say,
    close: () => opened.close(),
    limitMs: stopLimitMs(config),
    isOneOfMany: cluster.isWorker,
  });
  answerProcessFaults(process, log, stop);
  cluster.worker?.once("disconnect", () => {
    // Node would end at once and cut off answers.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    if (!opened.isClosing) void stop("the primary process ended", 1);
  });
  return stop;
}

/** Says why a start failed, lets go of what it had opened and ends (rule operations-2). */
export async function endFailedStart(
  error: unknown,
  { opened, failure }: { opened: Opened; failure: (error: unknown) => void },
): Promise<void> {
  // A stop takes away what the start was still using.
  if (opened.isClosing) return;
  if (cluster.isWorker) {
    const words = failureLine(error);
    tellPrimary({ kind: "failed", words: words instanceof Error ? String(words.stack) : String(words) });
  } else failure(error);
  await opened.close().catch(failure);
  process.exit(1);
}
