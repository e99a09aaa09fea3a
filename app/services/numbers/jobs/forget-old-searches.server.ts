import type { JobHandler } from "../../shops/jobs/job.server";
import { forgetOldSearches } from "../searches/forget-old-searches.server";

/** Removes counted searches when their time is over (rule numbers-7). */
export const forgetOldSearchesJob: JobHandler<"forget-old-searches"> = async (deps) => {
  await forgetOldSearches(deps);
};
