import type { JobHandler } from "../../shops/jobs/job.server";
import { expireCarts } from "../cart/expire-carts.server";

/** Deletes all shops' carts that were unchanged for 30 days. */
export const expireCartsJob: JobHandler<"expire-carts"> = async (deps) => {
  await expireCarts(deps);
};
