import type { JobHandler } from "../../shops/job.server";
import { removeLeftoverFiles } from "../remove-leftover-files.server";

/** Removes uploads that no submission took. */
export const removeLeftoverFilesJob: JobHandler<"remove-leftover-files"> = async ({ dataDir, now }) => {
  await removeLeftoverFiles(dataDir, now());
};
