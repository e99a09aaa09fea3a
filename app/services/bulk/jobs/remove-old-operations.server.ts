import type { JobHandler } from "../../shops/jobs/job.server";
import { removeOldOperations } from "../steps/remove-old-operations.server";

/** Removes operations with their rows and files when their time is over (rule bulk-4). */
export const removeOldOperationsJob: JobHandler<"remove-old-operations"> = async (deps) => {
  await removeOldOperations(deps);
};
