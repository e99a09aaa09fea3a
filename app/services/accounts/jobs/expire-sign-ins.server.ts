import type { JobHandler } from "../../shops/jobs/job.server";
import { expireSignIns } from "../sign-in/expire-sign-ins.server";

/** Removes what sign-ins of all shops left behind: ended sessions, unused links, old counts. */
export const expireSignInsJob: JobHandler<"expire-sign-ins"> = async (deps) => {
  await expireSignIns(deps);
};
