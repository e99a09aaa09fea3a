// @public

import { sql } from "drizzle-orm";

/**
 * An expression that makes the transaction's commit asynchronous: for what can be done again after a power
 * cut, such as a line added to a cart, unlike an order. Where commits wait for a follower, this one does too:
 * carts stay whole when the follower takes over.
 */
export const commitsEarly = sql.raw(`set_config('synchronous_commit',
  case current_setting('synchronous_standby_names') when '' then 'off' else 'on' end, true)`);
