import { removeLeftoverFiles } from "~/services/content/forms/remove-leftover-files.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";

/** How often uploads are removed that a process left when it ended, ms. */
const tidyEveryMs = 3_600_000;

/**
 * Removes what was left of uploads, now and from time to time. Not by a job: each node has files of its own
 * (rule files-2).
 */
export async function tidyFiles(
  dataDir: string,
  { log, opened, now }: { log: Log; opened: Opened; now: () => Date },
): Promise<void> {
  await removeLeftoverFiles(dataDir, now());
  const tidying = setInterval(() => {
    removeLeftoverFiles(dataDir, now()).catch((error: unknown) =>
      log.warn("leftover files could not be removed", { error }),
    );
  }, tidyEveryMs).unref();
  opened.push(async () => clearInterval(tidying));
}
