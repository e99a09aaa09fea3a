import { expireSignIns } from "../auth/expire-sign-ins.server";
import type { JobHandler } from "../shops/job.server";

/** Removes what sign-ins of all shops left behind: ended sessions, unused links, old counts. */
export const expireSignInsJob: JobHandler<"expire-sign-ins"> = async (deps) => {
  await expireSignIns(deps);
};
