import { expireCarts } from "../cart/expire-carts.server";
import type { JobHandler } from "./job.server";

/** Removes carts of all shops that nobody touched for 30 days. */
export const expireCartsJob: JobHandler<"expire-carts"> = async (deps) => {
  await expireCarts(deps);
};
