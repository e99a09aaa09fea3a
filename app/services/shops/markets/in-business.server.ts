// @public

import { type SQL, sql } from "drizzle-orm";

/**
 * An amount of an order in the business's currency, by the rate the order keeps (rule markets-4). Not
 * rounded: sums of it are, once.
 * @param minor an amount in the order's currency
 * @param exchange the order's column
 */
export const inBusiness = (minor: SQL, exchange: SQL): SQL =>
  sql`(case when ${exchange} is null then ${minor}
    else ${minor} * (${exchange} ->> 'unit')::numeric / (${exchange} ->> 'rate')::numeric end)`;
