import { removeLeftoverFiles } from "../forms/remove-leftover-files.server";
import type { JobHandler } from "../shops/job.server";

/** Removes uploads that no submission took. */
export const removeLeftoverFilesJob: JobHandler<"remove-leftover-files"> = async ({ dataDir, now }) => {
  await removeLeftoverFiles(dataDir, now());
};
