import type { Log } from "~/services/platform/log/log.server";
import { hearPrimary, tellPrimary } from "~/services/platform/process/server-messages";

/**
 * Tells the primary process that this one serves, and does as it says: serve when all do, and do the jobs
 * (rule operations-18).
 */
export function obeyPrimary(
  port: number,
  parts: {
    log: Log;
    isEnding: () => boolean;
    serve: () => void;
    runJobs: () => Promise<unknown>;
    stop: (reason: string, code: number) => unknown;
  },
): void {
  hearPrimary(({ kind }) => {
    if (kind === "all serve") parts.serve();
    else if (!parts.isEnding())
      parts.runJobs().catch((error: unknown) => {
        parts.log.error("jobs could not be started", { error });
        return parts.stop("jobs could not be started", 1);
      });
  });
  tellPrimary({ kind: "serves", port });
}
