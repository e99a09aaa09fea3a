// The add-to-cart statement run straight by the driver, in a process of its own: reads a DirectJob as JSON from
// standard input and writes the statements a second.
import { text } from "node:stream/consumers";
import { PgDialect } from "drizzle-orm/pg-core";
import { addToCartStatement } from "~/services/cart/add-to-cart-statement.server";
import { openPool } from "~/services/db/open-pool.server";

/** Carts of a shop to add a product to, in turn. */
export type DirectJob = {
  url: string;
  shopId: string;
  productId: number;
  cartIds: string[];
  connections: number;
  durationMs: number;
};

const job = JSON.parse(await text(process.stdin)) as DirectJob;
const dialect = new PgDialect();
const now = new Date();
const statements = job.cartIds.map((cartId) => {
  const { shopId, productId } = job;
  return dialect.sqlToQuery(addToCartStatement({ shopId, cartId, productId, qty: 1, group: "", now }));
});
const pool = openPool({ connectionString: job.url, max: job.connections });

let next = 0;
let done = 0;
const startedMs = performance.now();
const worker = async () => {
  while (performance.now() - startedMs < job.durationMs) {
    const { sql, params } = statements[next++ % statements.length] as (typeof statements)[number];
    await pool.query(sql, params);
    done += 1;
  }
};
await Promise.all(Array.from({ length: job.connections }, worker));
process.stdout.write(String(done / ((performance.now() - startedMs) / 1000)));
await pool.end();
